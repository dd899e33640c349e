import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { SubscriptionLine } from "../../../domain/contract/memberships/subscriptions.ts";
import type { BoughtPlan } from "../../../domain/memberships/subscription-changes.ts";
import {
  isSameLine,
  type SubscriptionChangeKind,
  type Term,
} from "../../../domain/memberships/subscriptions.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { subscriptionChanges, traineeProfiles } from "../../db/schema.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { planChoices, soldPlan } from "./plans.ts";
import { changeOf, termsOf } from "./subscription-line.ts";
import { type DatedStep, linesStatements } from "./subscription-lines.ts";

const c = subscriptionChanges;

const lineReads = (db: Database, traineeId: string, now: number) =>
  [
    db
      .select({ timeZone: traineeProfiles.timeZone })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
    termsOf(db, traineeId),
    db
      .select({ id: c.id, kind: c.kind, after: c.after, createdAt: c.createdAt })
      .from(c)
      .where(
        and(
          eq(c.traineeId, traineeId),
          isNull(c.undoneAt),
          gt(c.createdAt, now - undoableMs.subscription),
        ),
      )
      .orderBy(desc(c.createdAt), desc(c.id))
      .limit(1),
    planChoices(db),
  ] as const;

type LineRows = readonly [
  readonly { timeZone: string }[],
  Term[],
  readonly { id: string; kind: SubscriptionChangeKind; after: Term[]; createdAt: number }[],
  SubscriptionLine["plans"],
];

function toLine(
  [[profile], terms, [last], plans]: LineRows,
  now: number,
): SubscriptionLine | undefined {
  if (!profile) return undefined;
  const undoable = last && isSameLine(terms, last.after) ? last : undefined;
  return {
    today: localDateAt(now, profile.timeZone),
    terms: terms.map(({ billed: _, createdAt: __, ...term }) => term),
    undoable: undoable
      ? {
          id: undoable.id,
          kind: undoable.kind,
          until: undoable.createdAt + undoableMs.subscription,
        }
      : null,
    plans,
  };
}

/** All subscriptions of a trainee; undefined if the trainee does not exist. */
export async function getSubscriptionLine(
  { db, now }: TrainerScope,
  traineeId: string,
): Promise<SubscriptionLine | undefined> {
  return toLine(await db.batch(lineReads(db, traineeId, now)), now);
}

/** The basis of a change. */
interface LineBefore {
  today: LocalDate;
  terms: Term[];
  /** The new plan, if offered. */
  plan: BoughtPlan | undefined;
  /** The change of that id, if already made. */
  change: Awaited<ReturnType<typeof changeOf>>[number] | undefined;
}

export async function getLineBefore(
  { db, now }: TrainerScope,
  traineeId: string,
  { changeId, planId = "" }: { changeId: string; planId?: string | undefined },
): Promise<LineBefore | undefined> {
  const [[profile], terms, [plan], [change]] = await db.batch([
    db
      .select({ timeZone: traineeProfiles.timeZone })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
    termsOf(db, traineeId),
    soldPlan(db, planId),
    changeOf(db, changeId),
  ]);
  return profile && { today: localDateAt(now, profile.timeZone), terms, plan, change };
}

/**
 * Replaces one line by another, if the old one is unchanged.
 * @param undoes the id of the undone change
 */
export async function writeLine(
  { db, now }: TrainerScope,
  step: DatedStep & { undoes?: string },
): Promise<{ kind: "written"; line: SubscriptionLine } | { kind: "changed_meanwhile" }> {
  const { traineeId, undoes = "", change } = step;
  const made = sql`exists (select 1 from ${c} where id = ${change?.id ?? ""})`;
  const writes: BatchItem<"sqlite">[] = [
    refuseWhen(db, [
      [made, "changed_meanwhile"],
      [isTakenBack("subscription_changes", undoes), "changed_meanwhile"],
    ]),
    ...linesStatements(db, [step], now),
    db.update(c).set({ undoneAt: now }).where(eq(c.id, undoes)),
  ];
  try {
    const { rows } = await batchOf(db, { writes, rows: lineReads(db, traineeId, now) });
    const line = toLine(rows, now);
    return line ? { kind: "written", line } : { kind: "changed_meanwhile" };
  } catch (error) {
    if (refusalOf(error, ["changed_meanwhile"])) return { kind: "changed_meanwhile" };
    throw error;
  }
}
