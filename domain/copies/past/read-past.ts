import type { LocalDate } from "../../calendar.ts";
import { type AppTable, openAppTable } from "./app-table.ts";
import { Gathered } from "./gathered.ts";
import { isHevy, readHevy } from "./hevy.ts";
import type { PastApp, PastRead } from "./past.ts";
import { personOf } from "./persons.ts";

/** The files of the apps, each recognised by its head alone. */
const files: readonly {
  app: PastApp;
  is: (table: AppTable) => boolean;
  read: (table: AppTable, gathered: Gathered) => void;
}[] = [{ app: "hevy", is: isHevy, read: readHevy }];

/**
 * One person's past in the file of another app, in full: nothing of it is asked for a second time.
 * @param text decoded, with or without a byte order mark
 * @param today the person's own day; nothing after it is taken
 */
export function readPast(
  text: string,
  { today }: { today: LocalDate; fileName: string },
): PastRead {
  const table = openAppTable(text);
  if ("refused" in table) return table;
  const person = personOf(table);
  if (person === "several") return { refused: "of_many_people" };
  const file = files.find(({ is }) => is(table));
  if (!file) return { refused: "unknown_file" };
  const gathered = new Gathered(today);
  file.read(table, gathered);
  return { past: gathered.past(file.app, person) };
}
