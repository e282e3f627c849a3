"""The rules of Skeleton, by chapter. Longer games have a file for each chapter of the rulebook."""
