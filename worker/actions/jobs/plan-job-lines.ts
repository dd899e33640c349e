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
import {
  goneOf,
  type MeantAudience,
  type PeopleRead,
  type Reading,
} from "../../data/jobs/trainee-job-people.ts";
import type { DatedStep } from "../../data/memberships/subscription-lines.ts";
import type { TrainerScope } from "../../data/scope.ts";

type PlanAim = Extract<TraineeJobAim, { kind: "plan" }>;

/** The lines that a change of plan makes of those who are meant, each by the rule of one. */
export async function planJobLines(
  scope: TrainerScope,
  { audience, aim }: { audience: MeantAudience; aim: PlanAim },
  how: { reading: Reading; line: LineReading },
): Promise<PeopleRead & { steps: DatedStep[] }> {
  const most = maxPeople.plan;
  const { people, plan } = await readLines(scope, { audience, planId: aim.plan, most }, how);
  if (!plan) throw refused("action.plan", { code: "unknown_choice" });
  if (people.length > most) throw tooMany("plan");
  const steps: DatedStep[] = [];
  const done: PersonWithLine[] = [];
  const leftOut = new Map<LeftOutReason, string[]>();
  for (const person of people) {
    const id = newId(scope.now);
    const change = { kind: aim.change, id, plan, now: scope.now };
    const outcome = changeSubscriptions(person.terms, change, person.today);
    const reason = reasonOf(person, outcome);
    if (outcome.kind === "changed" && !reason) {
      const { id: traineeId, today, terms: before } = person;
      const noted = { id, kind: aim.change };
      steps.push({ traineeId, today, before, after: outcome.terms, change: noted });
      done.push(person);
    } else if (reason) {
      leftOut.set(reason, [...(leftOut.get(reason) ?? []), person.name]);
    }
  }
  return {
    steps,
    preview: {
      total: steps.length,
      people: done.slice(0, shownNames.done).map(({ id, name, gender }) => ({ id, name, gender })),
      leftOut: [
        ...[...leftOut].map(([reason, names]) => ({
          reason,
          count: names.length,
          names: names.slice(0, shownNames.leftOut),
        })),
        ...goneOf(audience, people.length),
      ],
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

const refused = (field: string, problem: NonNullable<MiranError["fields"]>[string]): MiranError =>
  new MiranError("invalid_request", { fields: { [field]: problem } });

/** More than one job takes. */
export const tooMany = (kind: TraineeJobAim["kind"]) =>
  refused("audience", { code: "out_of_range", min: 1, max: maxPeople[kind] });
