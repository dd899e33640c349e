import { foldForSearch } from "../../../domain/arabic.ts";
import { measurementKinds } from "../../../domain/body/measurements.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { canonicalEmail, localPhone } from "../../../domain/contact.ts";
import type {
  ImportedDay,
  ImportedTrainee,
  ImportRowState,
  SheetPortion,
} from "../../../domain/contract/copies/imports.ts";
import { derivedId } from "../../../domain/id.ts";
import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import {
  findPeopleMeant,
  listKnownValues,
  type PersonMeant,
  type ValueToImport,
} from "../../data/copies/body-imports.ts";
import { listKnownRows } from "../../data/copies/library-imports.ts";
import { findPeopleThere, type PersonThere } from "../../data/copies/people-there.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

/** The effect of importing each row of a portion; writes nothing. */
export async function previewPortion(
  platform: Platform,
  scope: TrainerScope,
  portion: SheetPortion,
): Promise<ImportRowState[]> {
  switch (portion.kind) {
    case "trainees":
      return readTrainees(platform, scope, portion.rows.map(withStoredEmail));
    case "body": {
      const { states } = await readDays(scope, "", portion.rows);
      return states;
    }
    case "exercises":
    case "meals":
      return readNames(scope, portion.kind, portion.rows);
  }
}

/** A row with its address, if it has one, in the form of accounts. */
export const withStoredEmail = (row: ImportedTrainee): ImportedTrainee => ({
  ...row,
  email: row.email === null ? null : canonicalEmail(row.email),
});

/**
 * The new people of a portion. An address identifies its owner, and so does a number with an equal name; a row
 * without an address is the owner of its number, or else its namesake.
 */
export async function readTrainees(
  platform: Platform,
  scope: TrainerScope,
  rows: readonly ImportedTrainee[],
): Promise<ImportRowState[]> {
  const there = await findPeopleThere(scope, rows);
  return rows.map((given, at) => {
    const { row, email, phone } = given;
    if (email !== null && email === platform.trainerEmail) return stateOf(row, "trainer");
    // The first row of a person is the person; a later one counts as known.
    const first = rows.slice(0, at).find((earlier) => isSamePerson(given, earlier));
    if (first) return knownOf(given, first.name, lackingOf(given, first));
    const sharing = phone === null ? [] : there.filter(isBy("phone", localPhone(phone)));
    const same =
      (email !== null && there.find(isBy("email", email))) ||
      sharing.find((each) => hasName(each, given)) ||
      (email === null && (sharing[0] ?? there.find(isBy("name", foldForSearch(given.name)))));
    if (same) return knownOf(given, same.name, { ...same.stored, ...lackingOf(given, same) });
    return { ...stateOf(row, "new"), sharesPhoneWith: sharing[0]?.name ?? null };
  });
}

const isBy = (by: PersonThere["by"], key: string) => (person: PersonThere) =>
  person.by === by && person.key === key;

const hasName = (one: { name: string | null }, other: { name: string }) =>
  foldForSearch(one.name ?? "") === foldForSearch(other.name);

/** Whether a row is about the person of an earlier one. */
function isSamePerson(given: ImportedTrainee, earlier: ImportedTrainee): boolean {
  const { email, phone } = given;
  if (email !== null && earlier.email !== null) return email === earlier.email;
  const sharesPhone =
    phone !== null && earlier.phone !== null && localPhone(phone) === localPhone(earlier.phone);
  if (email !== null) return sharesPhone && hasName(earlier, given);
  return phone === null ? hasName(earlier, given) : sharesPhone;
}

/** Another name than the row's, if the number alone decided, and an address that only the row has. */
const lackingOf = (
  given: ImportedTrainee,
  person: { name: string | null; email: string | null },
): Record<string, unknown> => ({
  ...(given.email === null && { name: person.name }),
  ...(person.email === null && { email: null }),
});

const stateOf = (
  row: number,
  state: ImportRowState["state"],
  name: string | null = null,
): ImportRowState => ({ row, state, name, sharesPhoneWith: null });

/** The existing row, with the columns that differ in the sheet. */
function knownOf(
  row: { row: number },
  name: string | null,
  stored: Record<string, unknown>,
): ImportRowState {
  const given = row as Record<string, unknown>;
  const differs = Object.keys(stored).filter(
    (column) => hasValue(column, given[column]) && !isSame(column, given[column], stored[column]),
  );
  return { ...stateOf(row.row, "known", name), ...(differs.length > 0 && { differs }) };
}

/** Whether a row has a value of a column; a library's amounts may be defaults. */
const hasValue = (column: string, value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  !(column === "sets" && value === exerciseBounds.sets.default) &&
  !(column === "reps" && value === exerciseBounds.reps.default);

function isSame(column: string, given: unknown, stored: unknown): boolean {
  if (typeof given !== "string" || typeof stored !== "string") return given === stored;
  const plain = column === "phone" ? localPhone : foldForSearch;
  return plain(given) === plain(stored);
}

/** A day of a row with its new values. */
interface DayToImport {
  row: number;
  values: ValueToImport[];
}

/** The trainees of a portion's days, with the new values. */
export async function readDays(
  scope: TrainerScope,
  importId: string,
  rows: readonly ImportedDay[],
): Promise<{ states: ImportRowState[]; days: DayToImport[] }> {
  const people = await findPeopleMeant(scope, rows);
  const found = rows.map((day) => ({ day, ...whoIs(day, people, scope.now) }));
  const days = await Promise.all(
    found.flatMap(({ day, person }) => (person ? [valuesOf(importId, day, person)] : [])),
  );
  const known = await listKnownValues(
    scope,
    days.flatMap(({ values }) => values),
  );
  const isNew = new Set(
    days.flatMap(({ row, values }) => (values.some(({ id }) => !known.has(id)) ? [row] : [])),
  );
  const states = found.map(({ day, state, person }) => {
    if (!person) return stateOf(day.row, state);
    return stateOf(day.row, isNew.has(day.row) ? "new" : "known", person.name);
  });
  return { states, days };
}

function whoIs(
  day: ImportedDay,
  people: readonly PersonMeant[],
  now: number,
): { state: ImportRowState["state"]; person?: PersonMeant } {
  const { by, key } = decidingKey(day);
  const [person, ...others] = people.filter((each) => each.by === by && each.key === key);
  if (!person) return { state: "nobody" };
  if (others.length > 0) return { state: by === "phone" ? "ambiguous_phone" : "ambiguous" };
  return day.date > localDateAt(now, person.timeZone)
    ? { state: "in_future" }
    : { state: "new", person };
}

/**
 * The first given key of address, number and name decides alone. Beside an unknown address the name may be
 * another person's.
 */
function decidingKey({ email, phone, name }: ImportedDay): Pick<PersonMeant, "by" | "key"> {
  if (email) return { by: "email", key: email };
  if (phone) return { by: "phone", key: localPhone(phone) };
  return { by: "name", key: foldForSearch(name ?? "") };
}

async function valuesOf(
  importId: string,
  { row, date, weight, measurements }: ImportedDay,
  { id: traineeId }: PersonMeant,
): Promise<DayToImport> {
  const given = [
    ...(weight === null ? [] : [{ kind: null, value: weight }]),
    ...measurementKinds.flatMap((kind) => {
      const value = measurements[kind];
      return value === undefined ? [] : [{ kind, value }];
    }),
  ];
  const values = given.map(async ({ kind, value }) => ({
    traineeId,
    date,
    kind,
    value,
    id: await derivedId(`${importId} ${traineeId} ${date} ${kind ?? "weight"} ${value}`),
  }));
  return { row, values: await Promise.all(values) };
}

/** The names that a library lacks. */
export async function readNames(
  scope: TrainerScope,
  kind: "exercises" | "meals",
  rows: readonly { row: number; name: string }[],
): Promise<ImportRowState[]> {
  const known = await listKnownRows(
    scope,
    kind,
    rows.map(({ name }) => name),
  );
  const before = new Set<string>();
  return rows.map((given) => {
    const { row, name } = given;
    const folded = foldForSearch(name);
    const stored = known.get(folded);
    if (stored) return knownOf(given, name, stored);
    const isKnown = before.has(folded);
    before.add(folded);
    return stateOf(row, isKnown ? "known" : "new", name);
  });
}
