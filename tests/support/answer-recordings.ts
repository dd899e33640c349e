import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { makeCheckIn } from "./check-ins.ts";

/** A stored spoken answer; without a check-in it is one that was not sent yet. */
export async function makeRecording(
  traineeId: string,
  { checkInId }: { checkInId?: string | null } = {},
): Promise<string> {
  const id = newId();
  const key = `trainees/${traineeId}/answers/${id}`;
  const sent = checkInId === undefined ? await makeCheckIn(traineeId) : checkInId;
  await env.DB.prepare(
    `insert into answer_recordings (id, trainee_id, check_in_id, key, type, bytes, created_at, stored_at)
     values (?1, ?2, ?3, ?4, 'audio/webm', 5, 1, 1)`,
  )
    .bind(id, traineeId, sent, key)
    .run();
  await env.VIDEOS.put(key, "audio", { httpMetadata: { contentType: "audio/webm" } });
  return id;
}
