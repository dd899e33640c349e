import { eq } from "drizzle-orm";
import type { ConversationSide } from "../../../domain/conversations/conversation.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { toTrainer, trainerQueries } from "../accounts/trainer.ts";
import { trainerPhotoOf } from "../accounts/trainer-photo.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "../scope.ts";

/** Proof that the caller may use a trainee's conversation, on one of its sides. */
export interface ConversationScope {
  scope: TraineeScope;
  side: ConversationSide;
  /** The other side; without an account until the trainer's first link. */
  other: {
    accountId: string | undefined;
    name: string;
    gender: Gender | null;
    photoKey: string | null;
  };
}

/** The trainee's own conversation. */
export async function getConversationScope(scope: TraineeScope): Promise<ConversationScope> {
  const [[account], [general], [photo]] = await scope.db.batch([
    ...trainerQueries(scope.db),
    trainerPhotoOf(scope.db),
  ]);
  const { id, name } = toTrainer(account?.id, general?.value);
  const photoKey = photo?.key ?? null;
  return { scope, side: "trainee", other: { accountId: id, name, gender: null, photoKey } };
}

/** The trainer's conversation with one trainee; undefined if the trainee does not exist. */
export async function findConversationScope(
  scope: TrainerScope,
  traineeId: string,
): Promise<ConversationScope | undefined> {
  const [[trainee]] = await scope.db.batch([
    scope.db
      .select({
        id: traineeProfiles.id,
        name: traineeProfiles.name,
        gender: traineeProfiles.gender,
        photoKey: traineeProfiles.photoKey,
      })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
  ]);
  if (!trainee) return undefined;
  return {
    scope: scopeOfTrainee(scope, trainee.id),
    side: "trainer",
    other: { ...trainee, accountId: trainee.id },
  };
}
