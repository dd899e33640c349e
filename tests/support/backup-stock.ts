import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { videoPartBytes } from "../../domain/libraries/video.ts";
import { conversationsOf } from "../../scripts/seed/conversations.ts";
import { seed } from "../../scripts/seed/index.ts";
import { attachmentKey } from "../../worker/data/conversations/attachments.ts";
import { conversationOf, makeMessage } from "./conversation.ts";
import { fillEverything } from "./every-table.ts";
import { packAll } from "./packed-weeks.ts";
import { makeProgressPhoto } from "./progress-photos.ts";
import { mp4Bytes } from "./videos.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "./worker.ts";

interface Amount {
  people: number;
  weeks: number;
  /** The number in the longest conversation. */
  messages: number;
}

/**
 * People with weeks of history, conversations, pictures and a video of several parts.
 * @returns a trainee whose account is to be deleted
 */
export async function stockForBackup({
  people,
  weeks,
  messages,
}: Amount): Promise<SignedInTrainee> {
  await seed(env.DB, { trainees: people, weeks, hash: async (password) => `hash of ${password}` });
  for (const [id, conversation] of Object.entries(await conversationsOf(env.DB))) {
    await conversationOf(id).restore(id, conversation);
    await conversationOf(id).followRestored();
  }
  const trainer = await makeTrainer();
  const [trainee, silent] = [await makeTrainee(), await makeTrainee({ name: "لم تكتب شيئاً" })];
  await fillEverything(trainee, trainer);
  await talk(trainee, messages);
  await uploadVideo();
  await env.DB.batch([
    env.DB.prepare("update accounts set deletes_at = 1 where id = ?").bind(silent.id),
    env.DB.prepare(
      "insert into settings (section, value, updated_at) values ('general', '{\"name\":\"سامر \\u0000 O''Neill\"}', 1) on conflict do nothing",
    ),
    env.DB.prepare("update weight_records set weight = 78.30000000000001"),
  ]);
  await packAll(Date.now());
  return silent;
}

async function talk(trainee: SignedInTrainee, messages: number): Promise<void> {
  const conversation = conversationOf(trainee.id);
  const author = (side: "trainer" | "trainee") => ({ traineeId: trainee.id, side });
  for (let i = 0; i < messages; i++) {
    await conversation.append(author(i % 2 ? "trainer" : "trainee"), makeMessage(`رسالة ${i}`));
  }
  const fileId = newId();
  const bytes = crypto.getRandomValues(new Uint8Array(2000));
  await conversation.expectFile(author("trainee"), { id: fileId, kind: "image", bytes: 2000 });
  await env.VIDEOS.put(attachmentKey(trainee.id, fileId), bytes, {
    httpMetadata: { contentType: "image/jpeg" },
    customMetadata: { kind: "image", width: "10" },
  });
  await conversation.noteFile(fileId);
  const body = { kind: "image", fileId, width: 10, height: 10, caption: null } as const;
  await conversation.append(author("trainee"), { clientId: newId(), body });
  await conversation.markRead(author("trainer"), Math.ceil(messages * 0.75));
  await makeProgressPhoto(trainee.id, { bytes: "the picture of a body" });
  await env.VIDEOS.put(`trainees/${trainee.id}/photo/empty`, new Uint8Array(), {
    httpMetadata: { contentType: "image/webp" },
  });
  await env.VIDEOS.put(`trainees/${newId()}/photo/left-behind`, new Uint8Array(10));
}

async function uploadVideo(): Promise<void> {
  const id = newId();
  const key = `videos/${id}`;
  const bytes = mp4Bytes(2 * videoPartBytes + 777);
  const upload = await env.VIDEOS.createMultipartUpload(key, {
    httpMetadata: { contentType: "video/mp4" },
  });
  const pieces = [0, 1, 2].map((at) => bytes.slice(at * videoPartBytes, (at + 1) * videoPartBytes));
  const parts: R2UploadedPart[] = [];
  for (const [at, piece] of pieces.entries()) parts.push(await upload.uploadPart(at + 1, piece));
  const { etag } = await upload.complete(parts);
  await env.DB.prepare(
    `insert into videos (id, key, status, file_name, size, content_type, etag, created_at, updated_at)
     values (?1, ?2, 'ready', 'سكوات.mp4', ?3, 'video/mp4', ?4, 1, 1)`,
  )
    .bind(id, key, bytes.length, etag)
    .run();
}
