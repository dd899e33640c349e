import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { continueArchive } from "../../../worker/actions/copies/archive-business.ts";
import type { LogEntry, Platform } from "../../../worker/platform.ts";
import { givePassword, makeProduct, rightPassword } from "../../support/access.ts";
import { makeShortRunPlatform, markConversations } from "../../support/backups.ts";
import {
  downloadArchive,
  makeArchiveOrder,
  path,
  piecesOf,
  report,
  runArchive,
} from "../../support/business-archives.ts";
import { conversationOf, makeMessage } from "../../support/conversation.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let product: ReturnType<typeof makeProduct>;
let logged: LogEntry[];
/** Orders wait, so that each test runs them itself. */
const waits: Partial<Platform> = { wakeOutbox: async () => {} };
const waiting = (overrides: Partial<Platform> = {}) => makePlatform({ ...waits, ...overrides });

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from business_archives"),
    env.DB.prepare("delete from outbox"),
    env.DB.prepare("delete from access_attempts"),
    env.DB.prepare("delete from accounts where role = 'trainee'"),
  ]);
  logged = [];
  product = makeProduct({ ...waits, log: (entry) => void logged.push(entry) });
  trainer = await makeTrainer();
  trainee = await makeTrainee();
  await givePassword(trainer.id);
});

const order = (body: Record<string, unknown> = {}, token = trainer.token) =>
  product.call(path, { token, body: { id: newId(), password: rightPassword, ...body } });

const end = (id: string) =>
  product.call(`${path}/${id}`, { token: trainer.token, method: "DELETE", body: {} });

const ordersWaiting = () =>
  env.DB.prepare("select count(*) as n from outbox where topic = 'archive_business'").first("n");

describe("a copy of the whole business", () => {
  it("requires the password, and logs its author", async () => {
    const refused = await order({ password: "Wrong!1-horse" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { password: { code: "wrong_password" } },
    });
    expect(await report(trainer)).toEqual({ archive: null });

    const accepted = await order();
    expect(accepted.status).toBe(200);
    expect(await accepted.json()).toMatchObject({ archive: { stage: "tables", file: null } });
    expect(logged).toContainEqual({
      level: "info",
      event: "business_copy_ordered",
      account: trainer.id,
    });
    expect(await ordersWaiting()).toBe(1);
  });

  it("is one order for repeated requests, and one copy at a time", async () => {
    const id = newId();
    expect((await order({ id })).status).toBe(200);
    expect((await order({ id })).status).toBe(200);
    expect(await ordersWaiting()).toBe(1);
    expect((await order()).status).toBe(409);
    await runArchive(id, waiting());
    expect((await order()).status).toBe(409);
    expect((await order({ id })).status).toBe(200);
    expect(await report(trainer)).toMatchObject({ archive: { id, stage: "ready" } });
  });

  it("can be ordered after an abandoned one", async () => {
    const yesterday = Date.now() - 21 * 3_600_000;
    await makeArchiveOrder(env.DB, trainer, { now: yesterday });
    expect(await report(trainer)).toEqual({ archive: null });
    expect((await order()).status).toBe(200);
  });

  it("can be cancelled, and leaves nothing", async () => {
    const id = await makeArchiveOrder(env.DB, trainer);
    await continueArchive(makeShortRunPlatform(waits), id);
    expect((await piecesOf(env.VIDEOS, id)).length).toBeGreaterThan(0);
    expect((await end(id)).status).toBe(200);
    expect((await end(id)).status).toBe(200);
    expect(await report(trainer)).toEqual({ archive: null });
    expect(await continueArchive(waiting(), id)).toBe(true);
    const erased = await env.DB.prepare(
      "select count(*) as n from outbox where topic = 'erase_files' and payload ->> 'prefix' = ?",
    )
      .bind(`archives/${id}/`)
      .first("n");
    expect(erased).toBe(1);
  });

  it("erases pieces written during its cancelling", async () => {
    const id = await makeArchiveOrder(env.DB, trainer);
    const files = waiting().files;
    const put: Platform["files"]["put"] = async (...given) => {
      await files.put(...given);
      await env.DB.prepare("update business_archives set expires_at = 1").run();
    };
    await continueArchive(waiting({ files: { ...files, put } }), id);
    expect(await piecesOf(env.VIDEOS, id)).toEqual([]);
  });

  it("is complete with two workers at once", async () => {
    for (let at = 0; at < 30; at++) {
      const author = { traineeId: trainee.id, side: "trainee" } as const;
      await conversationOf(trainee.id).append(author, makeMessage(`رسالة ${at}`));
    }
    await markConversations([trainee.id]);
    const id = await makeArchiveOrder(env.DB, trainer);
    await Promise.all([
      runArchive(id, makeShortRunPlatform(waits)),
      runArchive(id, makeShortRunPlatform(waits)),
    ]);
    const { files, rows, archive } = await downloadArchive(trainer);
    expect(rows("messages")).toHaveLength(30);
    expect(archive.counts.messages).toBe(30);
    expect(files.has("csv/profile.csv")).toBe(true);
    const { results } = await env.DB.prepare(
      "select key from business_archive_pieces where archive_id = ? order by key",
    )
      .bind(id)
      .all<{ key: string }>();
    expect(await piecesOf(env.VIDEOS, id)).toEqual(results.map(({ key }) => key));
  });

  it("opens with its own ticket only, during the session", async () => {
    const id = await makeArchiveOrder(env.DB, trainer);
    await runArchive(id, waiting());
    const { file } = await downloadArchive(trainer);
    const forged = file.url.replace(id, newId());
    expect((await product.call(forged)).status).toBe(401);
    expect((await order({}, trainee.token)).status).toBe(403);
    await env.DB.prepare("update sessions set ended_at = 1 where account_id = ?")
      .bind(trainer.id)
      .run();
    expect((await product.call(file.url)).status).toBe(401);
  });

  it("can be downloaded until it expires, and each download is logged", async () => {
    const id = await makeArchiveOrder(env.DB, trainer);
    await runArchive(id, waiting());
    const { file } = await downloadArchive(trainer);
    await env.DB.prepare("update sessions set expires_at = ?")
      .bind(Date.now() + 1e9)
      .run();
    product.pass(23 * 3_600_000);
    const part = await product.call(file.url, { headers: { range: "bytes=1-" } });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(file.size - 1);
    expect(logged.filter(({ event }) => event === "data_copied")).toHaveLength(1);
    product.pass(2 * 3_600_000);
    expect([401, 404]).toContain((await product.call(file.url)).status);
  });

  it("progresses in each step, with slow files and missing ones", async () => {
    const say = async (fileId: string) => {
      const body = { kind: "image", fileId, width: 1, height: 1, caption: null } as const;
      const author = { traineeId: trainee.id, side: "trainee" } as const;
      await conversationOf(trainee.id).expectFile(author, { id: fileId, kind: "image", bytes: 9 });
      await conversationOf(trainee.id).noteFile(fileId);
      await conversationOf(trainee.id).append(author, { clientId: newId(), body });
    };
    for (let at = 0; at < 12; at++) await say(newId());
    await markConversations([trainee.id]);
    const id = await makeArchiveOrder(env.DB, trainer);
    let clock = Date.now();
    const { files } = waiting();
    const open: Platform["files"]["open"] = (key) => {
      clock += 3_000;
      return files.open(key);
    };
    // Six are read together: two turns for twelve of them, and one for the rest.
    expect(await runArchive(id, waiting({ files: { ...files, open }, now: () => clock }))).toBe(3);
    expect((await downloadArchive(trainer)).archive.counts).toMatchObject({
      messages: 12,
      missing: 12,
    });
  });

  it("excludes a file deleted during the copy", async () => {
    // Rows of other test files are excluded.
    await env.DB.prepare("delete from videos").run();
    const videoId = newId();
    const large = new Uint8Array(9 * 1024 ** 2);
    await env.VIDEOS.put(`videos/${videoId}.mp4`, large);
    await env.DB.prepare(
      `insert into videos (id, key, status, file_name, size, content_type, created_at, updated_at)
       values (?1, ?2, 'ready', 'a.mp4', ?3, 'video/mp4', 1, 1)`,
    )
      .bind(videoId, `videos/${videoId}.mp4`, large.length)
      .run();
    const id = await makeArchiveOrder(env.DB, trainer);
    const files = waiting().files;
    let reads = 0;
    const read: Platform["files"]["read"] = async (key, range) => {
      if (key === `videos/${videoId}.mp4` && ++reads === 2) await env.VIDEOS.delete(key);
      return files.read(key, range);
    };
    await runArchive(id, waiting({ files: { ...files, read } }));
    const { archive, files: found } = await downloadArchive(trainer);
    expect(archive.counts).toMatchObject({ files: 0, missing: 1 });
    expect([...found.keys()].filter((name) => name.startsWith("videos/"))).toEqual([]);
    await env.DB.prepare("delete from videos").run();
  });
});
