import type { LocalDate } from "../../calendar.ts";
import { type AppTable, openAppTable } from "./app-table.ts";
import {
  bodyAppOf,
  isBodyTable,
  measurementAppOf,
  readBodyTable,
  readMeasurementRows,
} from "./body-tables.ts";
import { isFitNotes, readFitNotes } from "./fitnotes.ts";
import { foodAppOf, readFoodDays } from "./food-days.ts";
import { Gathered } from "./gathered.ts";
import { isGoogleFit, readGoogleFit } from "./google-fit.ts";
import { isHevy, readHevy } from "./hevy.ts";
import { exerciseAppOf, leaveExercises } from "./left-files.ts";
import type { PastApp, PastRead } from "./past.ts";
import { personOf } from "./persons.ts";
import { isStrong, readStrong } from "./strong.ts";

/** The files of the apps, each recognised by its head alone; the more particular first. */
const files: readonly {
  appOf: (table: AppTable) => PastApp | undefined;
  read: (table: AppTable, gathered: Gathered) => void;
}[] = [
  { appOf: (table) => (isHevy(table) ? "hevy" : undefined), read: readHevy },
  { appOf: (table) => (isStrong(table) ? "strong" : undefined), read: readStrong },
  { appOf: (table) => (isFitNotes(table) ? "fitnotes" : undefined), read: readFitNotes },
  { appOf: (table) => (isGoogleFit(table) ? "google_fit" : undefined), read: readGoogleFit },
  { appOf: exerciseAppOf, read: leaveExercises },
  { appOf: foodAppOf, read: readFoodDays },
  { appOf: measurementAppOf, read: readMeasurementRows },
  {
    appOf: (table) => (isBodyTable(table) ? bodyAppOf(table) : undefined),
    read: readBodyTable,
  },
];

interface ReadPastOptions {
  /** The person's own day; nothing after it is taken. */
  today: LocalDate;
  fileName: string;
  /** The unit of weights whose unit the file does not name; kg if it is not given. */
  openUnit?: "kg" | "lb" | undefined;
}

/**
 * One person's past in the file of another app.
 * @param text decoded, with or without a byte order mark
 */
export function readPast(text: string, { today, openUnit }: ReadPastOptions): PastRead {
  const table = openAppTable(text);
  if ("refused" in table) return table;
  const person = personOf(table);
  if (person === "several") return { refused: "of_many_people" };
  for (const { appOf, read } of files) {
    const app = appOf(table);
    if (!app) continue;
    const gathered = new Gathered({ today, openUnit });
    read(table, gathered);
    return { past: gathered.past(app, person) };
  }
  return { refused: "unknown_file" };
}
