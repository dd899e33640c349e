import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { archivePieceBytes } from "../../../domain/copies/business-archive.ts";
import { newId } from "../../../domain/id.ts";
import { seed } from "../../../scripts/seed/index.ts";
import { deleteEndedArchives } from "../../../worker/actions/copies/archive-business.ts";
import { attachmentKey } from "../../../worker/data/conversations/attachments.ts";
import {
  archivedCsvName,
  archivedJsonName,
  tablesIn,
} from "../../../worker/data/copies/copied-tables.ts";
import { crc32 } from "../../../worker/files/zip.ts";
import { markConversations } from "../../support/backups.ts";
import {
  downloadArchive,
  makeArchiveOrder,
  piecesOf,
  report,
  runArchive,
} from "../../support/business-archives.ts";
import { conversationOf, makeMessage } from "../../support/conversation.ts";
import { fillEverything } from "../../support/every-table.ts";
import { mp4Bytes } from "../../support/videos.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
const videoId = newId();
const video = mp4Bytes(2 * archivePieceBytes + 777);
const picture = crypto.getRandomValues(new Uint8Array(2000));
const large = mp4Bytes(archivePieceBytes + 5);
const folder = () => `people/ليان حداد-${trainee.id.slice(-8)}`;

async function share(kind: "image" | "file", bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const fileId = newId();
  const author = { traineeId: trainee.id, side: "trainee" } as const;
  const size = bytes.length;
  await conversationOf(trainee.id).expectFile(author, { id: fileId, kind, bytes: size });
  await env.VIDEOS.put(attachmentKey(trainee.id, fileId), bytes, { httpMetadata: { contentType } });
  await conversationOf(trainee.id).noteFile(fileId);
  const body =
    kind === "image"
      ? ({ kind, fileId, width: 10, height: 10, caption: null } as const)
      : ({ kind, fileId, name: "تقرير/2026.pdf", bytes: size } as const);
  await conversationOf(trainee.id).append(author, { clientId: newId(), body });
  return fileId;
}

async function fillLibrary(): Promise<void> {
  await env.VIDEOS.put(`videos/${videoId}.mp4`, video, {
    httpMetadata: { contentType: "video/mp4" },
  });
  const run = (query: string, ...values: unknown[]) =>
    env.DB.prepare(query)
      .bind(...values)
      .run();
  await run(
    `insert into videos (id, key, status, file_name, size, content_type, created_at, updated_at)
     values (?1, ?2, 'ready', 'سكوات.mp4', ?3, 'video/mp4', 1, 1)`,
    videoId,
    `videos/${videoId}.mp4`,
    video.length,
  );
  await run(
    `insert into exercises (id, name, category, video_id, search, created_at, updated_at)
     values ('own', '=cmd|calc', 'legs', ?, '', 1, 1)`,
    videoId,
  );
  await run(
    `insert into exercises (id, name, category, search, created_at, updated_at, deleted_at)
     values ('thrown', 'في السلة', 'legs', '', 1, 1, 1)`,
  );
  await run(
    "insert into payments (id, trainee_id, agorot, method, paid_on, created_at) values ('p', null, 12050, 'cash', '2026-03-01', 1)",
  );
}

beforeAll(async () => {
  await seed(env.DB, { trainees: 4, weeks: 2, hash: async (password) => `hash of ${password}` });
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
  await makeTrainee({ name: "بلا كلام" });
  await fillEverything(trainee, trainer);
  await fillLibrary();
  for (let at = 0; at < 450; at++) {
    await conversationOf(trainee.id).append(
      { traineeId: trainee.id, side: at % 2 ? "trainer" : "trainee" },
      makeMessage(`رسالة ${at}`),
    );
  }
  await share("image", picture, "image/jpeg");
  await share("file", large, "application/pdf");
  const lost = await share("image", picture, "image/jpeg");
  await markConversations([trainee.id]);
  await env.VIDEOS.delete(attachmentKey(trainee.id, lost));
  await env.VIDEOS.put(`trainees/${trainee.id}/photo/1`, picture, {
    httpMetadata: { contentType: "image/webp" },
  });
  await env.DB.prepare("update trainee_profiles set photo_key = ?1 where id = ?2")
    .bind(`trainees/${trainee.id}/photo/1`, trainee.id)
    .run();
  await env.VIDEOS.put("trainer/photo/1", picture, { httpMetadata: { contentType: "image/webp" } });
  await env.DB.prepare(
    "insert into settings (section, value, updated_at) values ('photo', '{\"key\":\"trainer/photo/1\"}', 1)",
  ).run();
});

describe("the copy of the whole business", () => {
  it("is the same file after any number of interruptions", async () => {
    const id = await makeArchiveOrder(env.DB, trainer);
    let clock = Date.now();
    const slow = makePlatform({ now: () => (clock += 200) });
    expect(await runArchive(id, slow)).toBeGreaterThan(10);
    const { archive, file, response, content, files, text, rows } = await downloadArchive(trainer);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/miran-business-[\d-]+\.zip/);
    expect(content.byteLength).toBe(file.size);

    const tables = tablesIn("business");
    expect([...files.keys()]).toEqual([
      "README.txt",
      ...tables.map(archivedCsvName),
      ...tables.map(archivedJsonName),
      `${folder()}/photo.webp`,
      `${folder()}/conversation/00451-image.jpg`,
      `${folder()}/conversation/00452-تقرير_2026.pdf`,
      "trainer/photo.webp",
      `videos/سكوات-${videoId.slice(-8)}.mp4`,
    ]);
    expect(files.get(`${folder()}/conversation/00451-image.jpg`)).toEqual(picture);
    expect(crc32(files.get(`${folder()}/conversation/00452-تقرير_2026.pdf`) as Uint8Array)).toBe(
      crc32(large),
    );
    expect(crc32(files.get(`videos/سكوات-${videoId.slice(-8)}.mp4`) as Uint8Array)).toBe(
      crc32(video),
    );

    const { results: people } = await env.DB.prepare("select id from trainee_profiles").all();
    // The lost picture, and a spoken answer without bytes.
    expect(archive.counts).toMatchObject({ people: people.length, files: 5, missing: 2 });
    expect(rows("profile")).toHaveLength(people.length);
    expect(rows("profile").some(({ name }) => name === "بلا كلام")).toBe(true);
    expect(rows("profile").find(({ name }) => name === "ليان حداد")).toMatchObject({
      photo: `${folder()}/`,
    });
    expect(text("csv/profile.csv").split("\r\n")).toHaveLength(people.length + 2);
    expect(rows("messages")).toHaveLength(archive.counts.messages);
    expect(text("README.txt")).toContain("ملفان لم نعد نجدهما");
  });

  it("names the owner of each row, and escapes formulas in names", async () => {
    const { text, rows } = await downloadArchive(trainer);
    expect(rows("weights")[0]).toMatchObject({
      traineeId: expect.any(String),
      trainee: expect.any(String),
      traineeEmail: expect.stringContaining("@"),
    });
    expect(text("csv/weights.csv")).toMatch(/^\ufeffالمتدرب,بريد المتدرب,/);
    expect(text("csv/exercises.csv")).toContain("'=cmd|calc");
    expect(text("csv/exercises.csv")).toContain(`videos/سكوات-${videoId.slice(-8)}.mp4`);
    expect(text("csv/exercises.csv")).not.toContain("في السلة");
    expect(rows("payments")).toContainEqual(
      expect.objectContaining({ traineeId: null, trainee: null, amount: 120.5 }),
    );
    expect(rows("settings").every(({ value }) => typeof value === "object")).toBe(true);
  });

  it("can be downloaded in ranges", async () => {
    const { file, content, response } = await downloadArchive(trainer);
    const part = async (range: string, headers: Record<string, string> = {}) =>
      call(file.url, { headers: { range, ...headers } });
    const third = Math.floor(file.size / 3);
    const ranges = [
      `bytes=0-${third - 1}`,
      `bytes=${third}-${2 * third}`,
      `bytes=${2 * third + 1}-`,
    ];
    const parts: ArrayBuffer[] = [];
    for (const range of ranges) {
      const answer = await part(range, { "if-range": String(response.headers.get("etag")) });
      expect(answer.status).toBe(206);
      parts.push(await answer.arrayBuffer());
    }
    expect(crc32(new Uint8Array(await new Blob(parts).arrayBuffer()))).toBe(
      crc32(new Uint8Array(content)),
    );
    const first = await part("bytes=0-1");
    expect(new TextDecoder().decode(await first.arrayBuffer())).toBe("PK");
    expect(first.headers.get("content-range")).toBe(`bytes 0-1/${file.size}`);
    expect(first.headers.get("content-length")).toBe("2");
    expect((await part(`bytes=${file.size}-`)).status).toBe(416);
    const other = await part("bytes=5-9", { "if-range": '"another"' });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  it("is announced once, when ready", async () => {
    const { results } = await env.DB.prepare(
      "select title, link from notifications where title like 'النسخة الكاملة%'",
    ).all();
    expect(results).toEqual([
      { title: "النسخة الكاملة من عملك جاهزة", link: "/admin/settings?tab=system" },
    ]);
  });

  it("is deleted after a day, with all its pieces", async () => {
    const { archive, file } = await downloadArchive(trainer);
    const later = Date.now() + 25 * 3_600_000;
    await deleteEndedArchives(makePlatform({ now: () => later }));
    expect(await piecesOf(env.VIDEOS, archive.id)).toEqual([]);
    for (const table of ["archives", "archive_pieces", "archive_entries"]) {
      expect(await env.DB.prepare(`select count(*) as n from business_${table}`).first("n")).toBe(
        0,
      );
    }
    expect((await call(file.url)).status).toBe(404);
    expect(await report(trainer)).toEqual({ archive: null });
  });
});
