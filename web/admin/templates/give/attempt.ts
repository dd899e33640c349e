import type { GivingQuestion } from "../../../../domain/contract/templates/template-jobs.ts";
import { audienceAsMeant } from "../../../../domain/jobs/jobs.ts";
import { attemptStore } from "../../../lib/waiting/attempts.ts";

export const attempts = attemptStore("template-job-attempts");

/** The identity of a giving. */
export const meantOf = (templateId: string, { audience, terms }: GivingQuestion) => ({
  templateId,
  audience: audienceAsMeant(audience),
  terms,
});
