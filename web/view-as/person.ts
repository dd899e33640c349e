import type { Who } from "../../domain/contract/accounts/session.ts";
import { answer } from "../lib/session/answer.ts";
import { adminClient } from "../lib/session/clients.ts";

/** Whose screens they are, as their own session would say. */
export async function loadViewed(id: string): Promise<Who> {
  const { name, email, gender, timeZone } = await answer(
    adminClient().trainees[":id"].$get({ param: { id } }),
  );
  return { id, kind: "trainee", name, email, gender, timeZone };
}
