import { localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type {
  NewPastPortion,
  PastNames,
  PastWritten,
} from "../../../domain/contract/copies/past.ts";
import { pastAppNames } from "../../../domain/copies/past/app-names.ts";
import { pastNameKey } from "../../../domain/copies/past/name-key.ts";
import { MiranError } from "../../../domain/errors.ts";
import { derivedId } from "../../../domain/id.ts";
import { roundTo } from "../../../domain/numerals.ts";
import type { PackedDay } from "../../../domain/schedules/packed-days.ts";
import { type ValueToImport, valueStatements } from "../../data/copies/body-imports.ts";
import { madeOf } from "../../data/copies/made-rows.ts";
import { type PastRows, writePastRows } from "../../data/copies/past-imports.ts";
import { putPastNames } from "../../data/copies/past-names.ts";
import { setRows } from "../../data/copies/past-sets.ts";
import { foodRows, stepRows } from "../../data/copies/past-totals.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { getTimeZone } from "../../data/trainee-profile.ts";

type Portion<Kind extends NewPastPortion["portion"]["kind"]> = Extract<
  NewPastPortion["portion"],
  { kind: Kind }
>;

/**
 * Writes a portion of a person's past, all or nothing. A repetition adds nothing, nor does another import of the
 * same file. Days to come are left out, and steps and food of the present day.
 * @throws `not_found` for an import of somebody else, `conflict` if it was undone, `past_full` at the limit
 */
export async function writePastPortion(
  scope: TraineeScope,
  { portion, ...about }: NewPastPortion,
): Promise<PastWritten> {
  const timeZone = await getTimeZone(scope, scope.traineeId);
  if (timeZone === undefined) throw new MiranError("not_found");
  const today = localDateAt(scope.now, timeZone);
  const { values, rows } = await rowsOf(scope, { portion, ...about }, today);
  const written = await writePastRows(scope, about, rows);
  switch (written) {
    case "no_person":
    case "of_another":
      throw new MiranError("not_found");
    case "import_over":
      throw new MiranError("conflict");
    case "past_full":
      throw new MiranError("past_full");
  }
  const { made, total } = written;
  return { made, known: values - made, total, undoableUntil: scope.now + undoableMs.import };
}

interface Rows {
  /** The number of values that are written or known. */
  values: number;
  rows: PastRows;
}

function rowsOf(
  scope: TraineeScope,
  { id, app, portion }: NewPastPortion,
  today: string,
): Rows | Promise<Rows> {
  switch (portion.kind) {
    case "sets":
      return rowsOfSets(scope, id, portion, today);
    case "body":
      return rowsOfBody(scope, id, portion, today);
    case "steps":
      return rowsOfTotals(id, portion, today, (days) => stepRows(scope, id, days));
    case "food":
      return rowsOfTotals(id, portion, today, (days) =>
        foodRows(scope, id, { app: pastAppNames[app], days }),
      );
  }
}

function rowsOfSets(
  scope: TraineeScope,
  importId: string,
  { exercises }: Portion<"sets">,
  today: string,
): Rows {
  const begun = exercises.map(({ days, ...exercise }) => ({
    ...exercise,
    days: days.filter(({ date }) => date <= today).map(packedDay),
  }));
  const given = begun.filter(({ days }) => days.length > 0);
  const keys = given.flatMap(({ name, days }) =>
    days.map(({ date }) => `${date} ${pastNameKey(name)}`),
  );
  return { values: new Set(keys).size, rows: setRows(scope, importId, given) };
}

const packedDay = ({
  date,
  items,
}: Portion<"sets">["exercises"][number]["days"][number]): PackedDay => ({
  date,
  items: items.map((sets) =>
    sets.map(({ reps, weight, seconds, metres, kind }, place) => ({
      setNumber: place + 1,
      reps,
      weight: weight === null ? null : roundTo(weight, 2),
      ...(seconds !== null && { seconds }),
      ...(metres !== null && { metres }),
      ...(kind !== null && { kind }),
    })),
  ),
});

async function rowsOfBody(
  scope: TraineeScope,
  importId: string,
  { days }: Portion<"body">,
  today: string,
): Promise<Rows> {
  const { traineeId, actor } = scope;
  const begun = days.filter(({ date }) => date <= today);
  const toWrite = async (
    date: string,
    kind: ValueToImport["kind"],
    value: number,
  ): Promise<ValueToImport> => ({
    id: await derivedId(`${importId} ${date} ${kind ?? "weight"}`),
    traineeId,
    date,
    kind,
    value,
  });
  const values = await Promise.all(
    begun.flatMap(({ date, weight, measurements }) => [
      ...(weight === null ? [] : [toWrite(date, null, weight)]),
      ...Object.entries(measurements).map(([kind, value]) =>
        toWrite(date, kind as ValueToImport["kind"], value),
      ),
    ]),
  );
  const ids = [...new Set(values.map(({ id }) => id))];
  const { statements, made } = valueStatements(scope, values, {
    weights: actor.kind === "trainer" ? "trainer" : "updated",
    measurements: actor.kind,
  });
  return {
    values: ids.length,
    rows: { made: madeOf(importId, ids), before: statements, noted: made, after: [] },
  };
}

async function rowsOfTotals<Day extends { date: string }>(
  importId: string,
  { kind, days }: { kind: "steps" | "food"; days: readonly Day[] },
  today: string,
  rows: (days: (Day & { id: string })[]) => PastRows,
): Promise<Rows> {
  // The first of two totals of a day counts.
  const byDate = new Map(days.toReversed().map((day) => [day.date, day]));
  const over = [...byDate.values()].filter(({ date }) => date < today);
  const named = await Promise.all(
    over.map(async (day) => ({ ...day, id: await derivedId(`${importId} ${day.date} ${kind}`) })),
  );
  return { values: named.length, rows: rows(named) };
}

/**
 * Gives names of exercises their exercise of the library, or none, and derives their days again.
 * @throws `library_item_gone` if an exercise was deleted, `past_full` for too many days of one exercise
 */
export async function nameExercises(scope: TraineeScope, { names }: PastNames): Promise<void> {
  const refusal = await putPastNames(scope, names);
  if (refusal === "gone") throw new MiranError("library_item_gone");
  if (refusal) throw new MiranError(refusal);
}
