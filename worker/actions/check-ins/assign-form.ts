import { daysBetween, localDateAt } from "../../../domain/calendar.ts";
import { spreadTerms, termBounds } from "../../../domain/check-ins/terms.ts";
import type { FormPeople, FormSchedules } from "../../../domain/contract/check-ins/schedules.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getFormPeople, setFormPeople, toSchedules } from "../../data/check-ins/schedules.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/** Who answers a form, and when. */
export async function readFormPeople(scope: TrainerScope, formId: string): Promise<FormSchedules> {
  return toSchedules(found(await getFormPeople(scope, formId)));
}

/** Gives a form to these active trainees alone, spread over the days of the terms. */
export async function assignForm(
  platform: Platform,
  scope: TrainerScope,
  { formId, people: chosen, terms }: FormPeople & { formId: string },
): Promise<FormSchedules> {
  const ahead = daysBetween(localDateAt(scope.now, "UTC"), terms.startsOn);
  if (ahead < termBounds.earliest || ahead > termBounds.latest) {
    const code = ahead > 0 ? "too_far" : "in_past";
    throw new MiranError("invalid_request", { fields: { "terms.startsOn": { code } } });
  }
  const read = found(await getFormPeople(scope, formId));
  const isEverybody = chosen.kind === "everybody";
  const ids = new Set(isEverybody ? [] : chosen.ids);
  const people = isEverybody
    ? read.people
    : read.people.filter(({ traineeId }) => ids.has(traineeId));
  const stored = await setFormPeople(scope, formId, {
    everybody: isEverybody ? terms : null,
    people: spreadTerms(terms, people).map(({ person: { traineeId }, times }) => ({
      traineeId,
      ...times,
    })),
  });
  platform.background(drainSoon(platform));
  return toSchedules(found(stored));
}

function found<Form>(form: Form | undefined): Form {
  if (form === undefined) throw new MiranError("not_found");
  return form;
}
