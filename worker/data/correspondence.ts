import { eq, sql } from "drizzle-orm";
import type { ChatSide } from "../../domain/chat.ts";
import { readGeneralSettings } from "../../domain/settings.ts";
import { accounts, settings, traineeProfiles } from "../db/schema.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "./scope.ts";

/** Proof that the caller may talk in a trainee's conversation, on one of its sides. */
export interface Correspondence {
  scope: TraineeScope;
  side: ChatSide;
  /** The other side; without an account until the trainer was invited. */
  other: { accountId: string | undefined; name: string };
}

/** The trainee's own conversation. */
export async function getCorrespondence(scope: TraineeScope): Promise<Correspondence> {
  const { db } = scope;
  const [[trainer], [general]] = await db.batch([
    db.select({ id: accounts.id }).from(accounts).where(sql`${accounts.role} = 'trainer'`),
    db.select({ value: settings.value }).from(settings).where(eq(settings.section, "general")),
  ]);
  const name = readGeneralSettings(general?.value).trainerName;
  return { scope, side: "trainee", other: { accountId: trainer?.id, name } };
}

/** The trainer's conversation with one trainee; undefined when there is no such trainee. */
export async function findCorrespondence(
  scope: TrainerScope,
  traineeId: string,
): Promise<Correspondence | undefined> {
  const [[trainee]] = await scope.db.batch([
    scope.db
      .select({ id: traineeProfiles.id, name: traineeProfiles.name })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
  ]);
  if (!trainee) return undefined;
  return {
    scope: scopeOfTrainee(scope, trainee.id),
    side: "trainer",
    other: { accountId: trainee.id, name: trainee.name },
  };
}
