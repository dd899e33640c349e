import { asc, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LocalDate, lastZone, localDateAt } from "../../../domain/calendar.ts";
import type { BoughtPlan } from "../../../domain/memberships/subscription-changes.ts";
import type { Term } from "../../../domain/memberships/subscriptions.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { subscriptionChanges, traineeJobMembers, traineeProfiles } from "../../db/schema.ts";
import { soldPlan } from "../memberships/plans.ts";
import { lateTermsAmong, termsAmong } from "../memberships/subscription-line.ts";
import { type DatedStep, linesStatements } from "../memberships/subscription-lines.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalIn } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { noteUndone, refuseUndone } from "./job-undo.ts";
import { type MeantAudience, peopleMeant, type Reading } from "./trainee-job-people.ts";

/** The read part of a line: all of it for writing, its present and later terms for computing an effect. */
export type LineReading = "whole" | "late";

/** A person with the read part of their subscriptions. */
export interface PersonWithLine {
  id: string;
  name: string;
  gender: Gender | null;
  today: LocalDate;
  terms: Term[];
}

type TermRow = Term & { traineeId: string };

function byPerson(rows: readonly TermRow[]): Map<string, Term[]> {
  const lines = new Map<string, Term[]>();
  for (const { traineeId, ...term } of rows) {
    lines.set(traineeId, [...(lines.get(traineeId) ?? []), term]);
  }
  return lines;
}

/**
 * The audience by name with their lines, and the offered plan.
 * @param most above this number of people, one more is counted and no lines are read
 */
export async function readLines(
  { db, now }: TrainerScope,
  { audience, planId, most }: { audience: MeantAudience; planId: string; most: number },
  { reading, line }: { reading: Reading; line: LineReading },
): Promise<{ people: PersonWithLine[]; plan: BoughtPlan | undefined }> {
  const meant = peopleMeant(audience, reading, now);
  const those = sql`(${meant} limit ${sql.raw(String(most))})`;
  const { id, name, gender, timeZone, search } = traineeProfiles;
  const [people, rows, [plan]] = await db.batch([
    db
      .select({ id, name, gender, timeZone })
      .from(traineeProfiles)
      .where(inArray(id, sql`(${meant})`))
      .orderBy(asc(search), asc(id))
      .limit(most + 1),
    line === "whole"
      ? termsAmong(db, those)
      : lateTermsAmong(db, those, localDateAt(now, lastZone)),
    soldPlan(db, planId),
  ]);
  const lines = byPerson(rows);
  return {
    people: people.map(({ timeZone: zone, ...person }) => ({
      ...person,
      today: localDateAt(now, zone),
      terms: lines.get(person.id) ?? [],
    })),
    plan,
  };
}

/** Statements that change the lines of a job's members and notify them. */
export function lineEffects(
  db: Database,
  jobId: string,
  steps: readonly DatedStep[],
  now: number,
): BatchItem<"sqlite">[] {
  return [...linesStatements(db, steps, now), tellMembers(db, jobId, now)];
}

const tellMembers = (db: Database, jobId: string, now: number) =>
  tellMany(db, {
    people: sql`select trainee_id as id from trainee_job_members where job_id = ${jobId}`,
    event: { type: "trainee", traineeId: "", what: "profile" },
    own: true,
    now,
  });

/** A member's present line, and the job's change of it. */
interface ChangedLine {
  traineeId: string;
  today: LocalDate;
  terms: Term[];
  changeId: string;
  before: Term[];
  after: Term[];
}

/** The members' lines and changes that are not undone. */
export async function readChangedLines(
  { db, now }: TrainerScope,
  jobId: string,
): Promise<ChangedLine[]> {
  const c = subscriptionChanges;
  const m = traineeJobMembers;
  const [changes, rows] = await db.batch([
    db
      .select({
        traineeId: c.traineeId,
        changeId: c.id,
        timeZone: traineeProfiles.timeZone,
        before: c.before,
        after: c.after,
      })
      .from(m)
      .innerJoin(c, sql`${c.id} = ${m.before} ->> 'changeId' and ${c.undoneAt} is null`)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, m.traineeId))
      .where(eq(m.jobId, jobId)),
    termsAmong(db, sql`(select trainee_id from trainee_job_members where job_id = ${jobId})`),
  ]);
  const lines = byPerson(rows);
  return changes.map(({ timeZone, ...change }) => ({
    ...change,
    today: localDateAt(now, timeZone),
    terms: lines.get(change.traineeId) ?? [],
  }));
}

/**
 * Restores lines, and marks the job as undone.
 * @returns the refusal: `known` if the job is undone already
 */
export function restoreLines(
  { db, now }: TrainerScope,
  jobId: string,
  { steps, changeIds }: { steps: readonly DatedStep[]; changeIds: readonly string[] },
) {
  const c = subscriptionChanges;
  const statements: BatchItem<"sqlite">[] = [
    refuseUndone(db, jobId),
    ...linesStatements(db, steps, now),
    db
      .update(c)
      .set({ undoneAt: now })
      .where(inArray(c.id, sql`(select value from json_each(${JSON.stringify(changeIds)}))`)),
    noteUndone(db, jobId, sql`${steps.length}`, now),
    tellMembers(db, jobId, now),
  ];
  return refusalIn(["changed_meanwhile", "known"], batchOf(db, { statements }));
}
