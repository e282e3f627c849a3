// Setting a table: the server promises first, then this browser adds its part, so that neither chose the luck alone.
import { newTable, promise } from "./api";
import { freshLuck, keepLuck, sawCommitment } from "./promises";
import { keepMade } from "./tickets";
import type { NewTable, TableMade } from "./wire";

export async function setTable(table: NewTable): Promise<TableMade> {
  const promised = await promise();
  const luck = freshLuck();
  const made = await newTable({ ...table, promise: promised.promise, luck });
  sawCommitment(made.table, promised.commitment);
  keepLuck(made.table, luck);
  keepMade(made);
  return made;
}
