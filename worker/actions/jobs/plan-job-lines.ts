import type { TraineeJobAim } from "../../../domain/contract/jobs/jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import { type LeftOutReason, maxPeople, shownNames } from "../../../domain/jobs/jobs.ts";
import { changeSubscriptions } from "../../../domain/memberships/subscription-changes.ts";
import { isSameLine } from "../../../domain/memberships/subscriptions.ts";
import {
  type LineReading,
  type PersonWithLine,
  readLines,
} from "../../data/jobs/trainee-job-lines.ts";
import type { MeantAudience, PeopleRead, Reading } from "../../data/jobs/trainee-job-people.ts";
import type { DatedStep } from "../../data/memberships/subscription-lines.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { leftOutOf, tooMany } from "./meant-people.ts";

type PlanAim = Extract<TraineeJobAim, { kind: "plan" }>;

/** The audience's new lines after a change of plan, each by the rule for one trainee. */
export async function planJobLines(
  scope: TrainerScope,
  { audience, aim }: { audience: MeantAudience; aim: PlanAim },
  how: { reading: Reading; line: LineReading },
): Promise<PeopleRead & { steps: DatedStep[] }> {
  const most = maxPeople.plan;
  const { people, plan } = await readLines(scope, { audience, planId: aim.plan, most }, how);
  if (!plan) {
    throw new MiranError("invalid_request", {
      fields: { "action.plan": { code: "unknown_choice" } },
    });
  }
  if (people.length > most) throw tooMany(most);
  const steps: DatedStep[] = [];
  const done: PersonWithLine[] = [];
  const meant: { name: string; reason: LeftOutReason | undefined }[] = [];
  for (const person of people) {
    const id = newId(scope.now);
    const change = { kind: aim.change, id, plan, now: scope.now };
    const outcome = changeSubscriptions(person.terms, change, person.today);
    const reason = reasonOf(person, outcome);
    meant.push({ name: person.name, reason });
    if (outcome.kind === "changed" && !reason) {
      const { id: traineeId, today, terms: before } = person;
      const noted = { id, kind: aim.change };
      steps.push({ traineeId, today, before, after: outcome.terms, change: noted });
      done.push(person);
    }
  }
  return {
    steps,
    preview: {
      total: steps.length,
      people: done.slice(0, shownNames.done).map(({ id, name, gender }) => ({ id, name, gender })),
      leftOut: leftOutOf(audience, meant),
    },
    ids: done.map(({ id }) => id),
    found: people.length,
  };
}

function reasonOf(
  { terms }: PersonWithLine,
  outcome: ReturnType<typeof changeSubscriptions>,
): LeftOutReason | undefined {
  if (outcome.kind === "changed") return isSameLine(terms, outcome.terms) ? "unchanged" : undefined;
  return outcome.problem.code === "too_far" ? "too_far" : "no_subscription";
}
