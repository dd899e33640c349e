import { eq, sql } from "drizzle-orm";
import { accountSettings, accounts } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { chosenWays, waysIn } from "./trainer-notices.ts";

/** The other side of a caller's write about a trainee, as notices name it: null is the trainer. */
export const otherSideOf = ({ actor, traineeId }: TraineeScope): string | null =>
  actor.kind === "trainer" ? traineeId : null;

/** Reads the other side's settings for alerts. */
export const choicesOfOtherSide = (scope: TraineeScope) =>
  scope.db
    .select({ language: accountSettings.language, chosen: chosenWays.as("chosen") })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      sql`${accounts.id} = coalesce(${otherSideOf(scope)},
        (select id from accounts where role = 'trainer'))`,
    );

type Choices = Awaited<ReturnType<typeof choicesOfOtherSide>>;

/** The reader's language, and the trainer's chosen ways. */
export const toOtherSide = ([reader]: Choices) => ({
  language: reader?.language ?? ("ar" as const),
  ways: waysIn(reader?.chosen),
});

/** The profile and the other side's settings for a notice; without the profile if the trainee is gone. */
export async function getOtherSide(scope: TraineeScope) {
  const [[profile], choices] = await scope.db.batch([profileOf(scope), choicesOfOtherSide(scope)]);
  return { profile, ...toOtherSide(choices) };
}
