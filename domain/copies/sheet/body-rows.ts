import type { PhoneCountry } from "../../accounts/phone-countries.ts";
import { foldForSearch } from "../../arabic.ts";
import {
  type MeasurementKind,
  measurementFields,
  measurementKinds,
} from "../../body/measurements.ts";
import type { LocalDate } from "../../calendar.ts";
import { canonicalEmail, localPhone } from "../../contact.ts";
import { roundTo } from "../../numerals.ts";
import { weightBounds } from "../../person-bounds.ts";
import { traineeFields } from "../../trainee.ts";
import { gathered, noteRepeated, type ReadOptions, RowCells, type SheetRead } from "./cells.ts";
import type { Sheet } from "./rows.ts";
import { phoneOf } from "./trainee-rows.ts";

/** A day of a person's body; the person is identified by the first of address, phone and name. */
interface BodyImport {
  row: number;
  email: string | null;
  phone: string | null;
  name: string | null;
  date: LocalDate;
  /** kg */
  weight: number | null;
  measurements: Partial<Record<MeasurementKind, number>>;
}

const weightRule = { kind: "number", ...weightBounds } as const;

/** Reads days of bodies. A row without a person, a day or a value is skipped; a wrong value is skipped alone. */
export function readBodyRows(
  sheet: Sheet,
  options: ReadOptions & { country: PhoneCountry },
): SheetRead<BodyImport> {
  const read = sheet.rows.map((row) => {
    const cells = new RowCells(row, options);
    return { cells, value: bodyOf(cells, options) };
  });
  noteRepeated(
    read,
    () => "date",
    ({ email, phone, name, date }) =>
      `${email ?? (phone === null ? foldForSearch(name ?? "") : localPhone(phone))} ${date}`,
  );
  return gathered(read);
}

function bodyOf(
  cells: RowCells,
  { country, today }: ReadOptions & { country: PhoneCountry },
): BodyImport | undefined {
  // The first given identifier alone decides: if it is unreadable, the name is no second guess.
  const email = cells.has("email") ? cells.text("email", traineeFields.email, "row") : undefined;
  const phone = phoneOf(cells, country, email === undefined ? "row" : "cell");
  const name = cells.text("name", traineeFields.name, "cell");
  if (email === undefined && phone === null && name === undefined) {
    return cells.leaveOut("name");
  }
  const date = cells.date("date", "row");
  if (date !== undefined && date > today) return cells.note("date", { code: "in_future" }, "row");
  const tenths = { adjust: (value: number) => roundTo(value, 1) };
  const weight = cells.number("weight", weightRule, tenths) ?? null;
  const measurements: BodyImport["measurements"] = {};
  for (const kind of measurementKinds) {
    const value = cells.number(kind, measurementFields[kind], tenths);
    if (value !== undefined) measurements[kind] = value;
  }
  if (date === undefined) return undefined;
  if (weight === null && Object.keys(measurements).length === 0) {
    return cells.leaveOut("weight");
  }
  const mail = email === undefined ? null : canonicalEmail(email);
  return { row: cells.row, email: mail, phone, name: name ?? null, date, weight, measurements };
}
