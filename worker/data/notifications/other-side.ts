import { eq, sql } from "drizzle-orm";
import { accountSettings, accounts } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { chosenWays, waysIn } from "./trainer-notices.ts";

/** Whom what the caller writes of a trainee reaches, as a notice names them: null is the trainer. */
export const otherSideOf = ({ actor, traineeId }: TraineeScope): string | null =>
  actor.kind === "trainer" ? traineeId : null;

/** The statement that reads how that person wants to be told. */
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

/** Their language, and the ways that a trainer chose. */
export const toOtherSide = ([reader]: Choices) => ({
  language: reader?.language ?? ("ar" as const),
  ways: waysIn(reader?.chosen),
});

/** What somebody is told with of a trainee; the profile is missing where there is none any more. */
export async function getOtherSide(scope: TraineeScope) {
  const [[profile], choices] = await scope.db.batch([profileOf(scope), choicesOfOtherSide(scope)]);
  return { profile, ...toOtherSide(choices) };
}
