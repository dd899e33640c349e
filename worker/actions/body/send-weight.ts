import type { StoredWeight } from "../../../domain/contract/body/weight.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { createWeight } from "../../data/body/weight.ts";
import { getOtherSide, otherSideOf } from "../../data/notifications/other-side.ts";
import type { PersonNotice } from "../../data/notifications/person-notices.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import type { Platform } from "../../platform.ts";
import { traineeLink } from "../../texts/links.ts";
import { weightNotice } from "../../texts/weight-notice.ts";
import { onOwnDay } from "../on-own-day.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Stores a trainee's weight of a day that has begun in their time zone. */
export async function sendWeight(
  platform: Platform,
  scope: TraineeScope,
  input: StoredWeight,
): Promise<StoredWeight> {
  const weight = { ...input, weight: roundTo(input.weight, weightBounds.decimals) };
  const notice = await sentNotice(scope, weight);
  const { written, today } = await onOwnDay(scope, (day) =>
    createWeight(scope, weight, { day, notice }),
  );
  if (!written.record) throw input.date > today ? dateInFuture() : new MiranError("conflict");
  if (notice) platform.background(drainOutbox(platform));
  return written.record;
}

/** The trainer's notice of a weekly weight, with the weight's id, if wanted. */
async function sentNotice(
  scope: TraineeScope,
  { id, weight, source }: StoredWeight,
): Promise<PersonNotice | undefined> {
  const { actor, traineeId } = scope;
  if (actor.kind === "trainer" || source !== "sent") return undefined;
  const { profile, language, ways } = await getOtherSide(scope);
  if (!profile || ways.weight === "none") return undefined;
  return {
    ...weightNotice(profile.name, weight, language),
    id,
    recipientId: otherSideOf(scope),
    senderId: traineeId,
    type: "weight",
    link: traineeLink(traineeId),
    silent: ways.weight === "list",
  };
}
