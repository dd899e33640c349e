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
 * Those who are meant: by whole words, as in the list by parts of them where nobody has such words.
 * @param max how many one job takes
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

/** More than one job takes. */
export const tooMany = (max: number) =>
  new MiranError("invalid_request", {
    fields: { audience: { code: "out_of_range", min: 1, max } },
  });

/** Who is left out, by the reason, with the first names. */
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

/** Differs where others are meant, however many. */
export const fingerprintOf = (ids: readonly string[]) => digestOf(JSON.stringify(ids.toSorted()));

/** By this a job knows for whom it was ordered. */
export const digestOfAudience = (audience: JobAudience) =>
  digestOf(JSON.stringify(audienceAsMeant(audience)));

/** Refuses an id that stands for another job: all that is wanted of it has to be stored so. */
export function refuseOther(
  stored: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): void {
  const isSame = Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  );
  if (!isSame) throw new MiranError("conflict");
}
