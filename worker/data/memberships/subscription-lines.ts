import { inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import {
  currentTerm,
  isSameLine,
  type Term,
  termText,
} from "../../../domain/memberships/subscriptions.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { subscriptionChanges, subscriptions, traineeProfiles } from "../../db/schema.ts";
import { refuseWhen } from "../proofs.ts";
import type { LineStep } from "./subscription-line.ts";

const t = subscriptions;

/** A line that replaces another, on the trainee's own day. */
export type DatedStep = LineStep & { today: LocalDate };

/** Maximum lines and letters of one statement. A letter has at most 3 bytes, and D1 binds values up to 2 MB. */
const together = { lines: 50, letters: 400_000 };

/** Replaces the lines of some people with their changes, if each old line is unchanged. */
export function linesStatements(
  db: Database,
  steps: readonly DatedStep[],
  now: number,
): BatchItem<"sqlite">[] {
  return partsOf(steps).flatMap((part) => [
    refuseWhen(db, [[linesMoved(part), "changed_meanwhile"]]),
    ...partStatements(db, part, now),
  ]);
}

function partsOf(steps: readonly DatedStep[]): DatedStep[][] {
  const parts: DatedStep[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const long = JSON.stringify(step).length;
    const part = parts.at(-1);
    if (part && part.length < together.lines && letters + long <= together.letters) {
      part.push(step);
      letters += long;
    } else {
      parts.push([step]);
      letters = long;
    }
  }
  return parts;
}

function linesMoved(steps: readonly LineStep[]): SQL {
  const known = steps.flatMap(({ traineeId, before }) =>
    before.map((term) => [
      term.id,
      traineeId,
      term.planId,
      term.startsOn,
      term.endsOn,
      term.priceAgorot,
      term.months,
      term.planName,
      JSON.stringify(term.pauses),
    ]),
  );
  const people = JSON.stringify(steps.map(({ traineeId }) => traineeId));
  return sql`(select count(*) from ${t} s
      where s.trainee_id in (select value from json_each(${people}))) <> ${known.length}
    or (select count(*) from json_each(${JSON.stringify(known)}) k join ${t} s
      on s.id = k.value ->> 0 and s.trainee_id = k.value ->> 1 and s.plan_id = k.value ->> 2
        and s.starts_on = k.value ->> 3 and s.ends_on = k.value ->> 4
        and s.price_agorot = k.value ->> 5 and s.months = k.value ->> 6
        and s.plan_name = k.value ->> 7 and s.pauses = k.value ->> 8) <> ${known.length}`;
}

type StoredTerm = Term & { traineeId: string };

function partStatements(
  db: Database,
  steps: readonly DatedStep[],
  now: number,
): BatchItem<"sqlite">[] {
  const [gone, added, moved]: [string[], StoredTerm[], StoredTerm[]] = [[], [], []];
  for (const { traineeId, before, after } of steps) {
    const known = new Map(before.map((term) => [term.id, termText(term)]));
    const remaining = new Set(after.map(({ id }) => id));
    gone.push(...before.map(({ id }) => id).filter((id) => !remaining.has(id)));
    for (const term of after) {
      const old = known.get(term.id);
      if (old === undefined) added.push({ ...term, traineeId });
      else if (old !== termText(term)) moved.push({ ...term, traineeId });
    }
  }
  return [
    ...when(gone, (ids) =>
      db.delete(t).where(inArray(t.id, sql`(select value from json_each(${ids}))`)),
    ),
    ...when(moved, (terms) =>
      db
        .update(t)
        .set(termColumns)
        .from(sql`json_each(${terms}) term`)
        .where(sql`${t.id} = ${jsonField("id")}`),
    ),
    ...when(added, (terms) =>
      insertSelect(
        db,
        t,
        { id: jsonField("id"), traineeId: jsonField("traineeId"), ...termColumns },
        sql`from json_each(${terms}) term where true`,
      ),
    ),
    ...when(
      steps.filter(({ change, before, after }) => change && !isSameLine(before, after)),
      (changes) =>
        insertSelect(
          db,
          subscriptionChanges,
          {
            id: sql`term.value ->> '$.change.id'`,
            traineeId: jsonField("traineeId"),
            kind: sql`term.value ->> '$.change.kind'`,
            before: sql`term.value -> 'before'`,
            after: sql`term.value -> 'after'`,
            createdAt: now,
          },
          sql`from json_each(${changes}) term where true`,
        ),
    ),
    standingStatement(db, steps, now),
  ];
}

const jsonField = (name: string) => sql`term.value ->> ${sql.raw(`'${name}'`)}`;

const termColumns = {
  planId: jsonField("planId"),
  planName: jsonField("planName"),
  englishPlanName: jsonField("englishPlanName"),
  priceAgorot: jsonField("priceAgorot"),
  months: jsonField("months"),
  startsOn: jsonField("startsOn"),
  endsOn: jsonField("endsOn"),
  pauses: sql`term.value -> 'pauses'`,
  billed: jsonField("billed"),
  createdAt: jsonField("createdAt"),
};

/** A line's columns of the profile; without a subscription the last plan's name stays. */
function standingColumns(terms: readonly Term[], today: LocalDate) {
  const stands = currentTerm(terms, today);
  if (!stands) return { subscriptionStart: null, subscriptionEnd: null };
  return {
    subscriptionPlan: stands.planId,
    subscriptionStart: stands.startsOn,
    subscriptionEnd: stands.endsOn,
  };
}

/** Writes those columns of all lines; without a subscription the last plan's name stays. */
function standingStatement(db: Database, steps: readonly DatedStep[], now: number) {
  const standing = steps.map(({ traineeId, after, today }) => ({
    traineeId,
    ...standingColumns(after, today),
  }));
  return db
    .update(traineeProfiles)
    .set({
      subscriptionPlan: sql`coalesce(${jsonField("subscriptionPlan")}, ${traineeProfiles.subscriptionPlan})`,
      subscriptionStart: jsonField("subscriptionStart"),
      subscriptionEnd: jsonField("subscriptionEnd"),
      updatedAt: now,
    })
    .from(sql`json_each(${JSON.stringify(standing)}) term`)
    .where(sql`${traineeProfiles.id} = ${jsonField("traineeId")}`);
}

/** No statement for an empty list. */
const when = (
  rows: readonly unknown[],
  statement: (json: string) => BatchItem<"sqlite">,
): BatchItem<"sqlite">[] => (rows.length === 0 ? [] : [statement(JSON.stringify(rows))]);
