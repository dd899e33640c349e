import type { JobAudience, TraineeJobPreview } from "../../../domain/contract/jobs/jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { audienceAsMeant, type LeftOutReason, shownNames } from "../../../domain/jobs/jobs.ts";
import {
  goneOf,
  hasWords,
  type MeantAudience,
  meantBy,
  type Reading,
} from "../../data/jobs/trainee-job-people.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { digestOf } from "../../tokens/digest.ts";

/**
 * The audience, with search words read as prefixes of words, or inside words without a match, as in the list.
 * @param max maximum people of one job
 */
export async function readMeant<Meant extends { found: number }>(
  scope: TrainerScope,
  { audience: asked, max }: { audience: JobAudience; max: number },
  read: (audience: MeantAudience, reading: Reading) => Promise<Meant>,
): Promise<Meant & { audience: MeantAudience; reading: Reading }> {
  const audience = await meantBy(scope, asked);
  const byWords = await read(audience, "words");
  const reading = byWords.found === 0 && hasWords(audience) ? "within" : "words";
  const meant = reading === "within" ? await read(audience, reading) : byWords;
  if (meant.found > max) throw tooMany(max);
  return { ...meant, audience, reading };
}

/** The refusal above that maximum. */
export const tooMany = (max: number) =>
  new MiranError("invalid_request", {
    fields: { audience: { code: "out_of_range", min: 1, max } },
  });

/** The excluded people by reason, with their first names. */
export function leftOutOf(
  audience: MeantAudience,
  meant: readonly { name: string; reason: LeftOutReason | null | undefined }[],
): TraineeJobPreview["leftOut"] {
  const leftOut = new Map<LeftOutReason, string[]>();
  for (const { name, reason } of meant) {
    if (reason) leftOut.set(reason, [...(leftOut.get(reason) ?? []), name]);
  }
  return [
    ...[...leftOut].map(([reason, names]) => ({
      reason,
      count: names.length,
      names: names.slice(0, shownNames.leftOut),
    })),
    ...goneOf(audience, meant.length),
  ];
}

/** Differs for any other set of people. */
export const fingerprintOf = (ids: readonly string[]) => digestOf(JSON.stringify(ids.toSorted()));

/** The digest by which a job recognises its audience. */
export const digestOfAudience = (audience: JobAudience) =>
  digestOf(JSON.stringify(audienceAsMeant(audience)));

/** Refuses an id of another job: all of the request must equal the stored one. */
export function refuseOther(
  stored: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): void {
  const isSame = Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  );
  if (!isSame) throw new MiranError("conflict");
}
