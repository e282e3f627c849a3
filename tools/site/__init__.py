"""The pages of docs/ and the API reference as a site: `make docs`, which reads mkdocs.yml."""
