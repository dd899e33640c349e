import type {
  NewTraineeJob,
  TraineeJobOutcome,
  TraineeJobPreview,
  TraineeJobQuestion,
} from "../../../domain/contract/jobs/jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { maxPeople, undoableUntil } from "../../../domain/jobs/jobs.ts";
import { getDues } from "../../data/attention/debtors.ts";
import { jobEffects } from "../../data/jobs/trainee-job-effects.ts";
import { type LineReading, lineEffects } from "../../data/jobs/trainee-job-lines.ts";
import { type PeopleRead, readPeople } from "../../data/jobs/trainee-job-people.ts";
import {
  bodyOf,
  createTraineeJob,
  getTraineeJob,
  type StoredJob,
} from "../../data/jobs/trainee-jobs.ts";
import type { DatedStep } from "../../data/memberships/subscription-lines.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { linkOfType } from "../../texts/links.ts";
import { changeAgain } from "../change-again.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";
import { digestOfAudience, fingerprintOf, readMeant, refuseOther } from "./meant-people.ts";
import { planJobLines } from "./plan-job-lines.ts";

/** The members of a job and the excluded people with reasons; writes nothing. */
export async function previewTraineeJob(
  scope: TrainerScope,
  { audience, aim }: TraineeJobQuestion,
): Promise<TraineeJobPreview> {
  const { preview } = await readJob(scope, { audience, aim, line: "late" });
  return aim.kind === "message" && aim.about === "payment" ? withDues(scope, preview) : preview;
}

/** The preview with the due amount of each named person, for the message's wording. */
async function withDues(
  { db, now }: TrainerScope,
  preview: TraineeJobPreview,
): Promise<TraineeJobPreview> {
  const ids = preview.people.map(({ id }) => id);
  const dues = await getDues(db, ids, now);
  return {
    ...preview,
    people: preview.people.map((person) => ({ ...person, due: dues.get(person.id) })),
  };
}

/** The members; for a change of plan also the new lines. */
async function readJob(
  scope: TrainerScope,
  { audience, aim, line }: TraineeJobQuestion & { line: LineReading },
) {
  const max = maxPeople[aim.kind];
  const { preview, ...meant } = await readMeant(
    scope,
    { audience, max },
    (audience, reading): Promise<PeopleRead & { steps?: DatedStep[] }> =>
      aim.kind === "plan"
        ? planJobLines(scope, { audience, aim }, { reading, line })
        : readPeople(scope, { audience, aim }, reading),
  );
  return { ...meant, preview: { ...preview, fingerprint: await fingerprintOf(meant.ids) } };
}

/**
 * Runs an action on many trainees in one batch, once even if repeated. If the people differ from the trainer's
 * preview, nothing is written, and the response has the present ones.
 */
export async function runTraineeJob(
  platform: Platform,
  scope: TrainerScope,
  given: NewTraineeJob,
): Promise<TraineeJobOutcome> {
  const known = await getTraineeJob(scope, given.id);
  if (known) return { outcome: "done", job: await sameJob(known, given) };
  const written = await changeAgain(() => take(scope, given));
  if (written.kind === "changed") return { outcome: "changed", preview: written.preview };
  const job = await getTraineeJob(scope, given.id);
  if (!job) throw new MiranError("conflict");
  platform.background(drainSoon(platform));
  return { outcome: "done", job: await sameJob(job, given) };
}

type Taken =
  | { kind: "written" | "known" | "changed_meanwhile" }
  | { kind: "changed"; preview: TraineeJobPreview };

async function take(scope: TrainerScope, given: NewTraineeJob): Promise<Taken> {
  const { id, action } = given;
  const {
    audience,
    preview,
    ids,
    reading,
    steps = [],
  } = await readJob(scope, {
    audience: given.audience,
    aim: action,
    // The whole line, so that this undo, and an undo of one trainee, restore each field.
    line: "whole",
  });
  const { fingerprint = preview.fingerprint, total } = given;
  if (preview.total !== total || preview.fingerprint !== fingerprint) {
    return { kind: "changed", preview };
  }
  const job = { id, action, body: await bodyOfGiven(given), ids };
  if (action.kind === "plan") {
    const each = steps.map(({ traineeId, change }) => ({
      traineeId,
      before: { changeId: change?.id },
    }));
    const effects = lineEffects(scope.db, id, steps, scope.now);
    return settled(await createTraineeJob(scope, job, { each }, effects));
  }
  const link = action.kind === "notify" ? linkOfType[action.type] : null;
  const effects = jobEffects(scope, id, action, link);
  return settled(await createTraineeJob(scope, job, { audience, reading }, effects));
}

// If people changed between the two reads, they are read once more.
const settled = (kind: Awaited<ReturnType<typeof createTraineeJob>>): Taken => ({
  kind: kind === "changed" ? "changed_meanwhile" : kind,
});

/** The stored job, if its id belongs to no other. Later matches of its filter make no difference. */
async function sameJob({ id, kind, total, body, ...job }: StoredJob, given: NewTraineeJob) {
  const wanted = { kind: given.action.kind, ...(await bodyOfGiven(given)) };
  refuseOther({ kind, ...body }, wanted);
  return { id, kind, total, undoableUntil: undoableUntil({ kind, ...job }) };
}

const bodyOfGiven = async ({ action, audience }: NewTraineeJob) =>
  bodyOf(action, await digestOfAudience(audience));
