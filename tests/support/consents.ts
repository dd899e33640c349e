import { call, type SignedInTrainee } from "./worker.ts";

/** The person's decision whether their answers go into the trainer's copies. */
export const decide = (
  { token }: Pick<SignedInTrainee, "token">,
  given: unknown,
  purpose = "answers_archive",
) => call(`/api/trainee/consents/${purpose}`, { method: "PUT", token, body: { given } });
