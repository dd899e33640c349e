import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { columnsIn, csvName, tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import type { LogEntry } from "../../../worker/platform.ts";
import { makeProduct } from "../../support/access.ts";
import { bytesOf, heads, ownChat, postTo, putFile } from "../../support/conversation-routes.ts";
import { fillEverything } from "../../support/every-table.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await env.DB.prepare("delete from access_attempts").run();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
});

const path = (id = trainee.id) => `/api/admin/trainees/${id}/data`;
const copied = () => downloadMyData(trainer, { path: path() });

const note = (text: string, isPrivate: boolean) =>
  env.DB.prepare(
    `insert into notes (id, trainee_id, author_id, text, is_private, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?5, 1, 1)`,
  )
    .bind(newId(), trainee.id, trainer.id, text, Number(isPrivate))
    .run();

describe("the trainer's copy of one trainee", () => {
  it("has every table that the trainer sees, with the trainer's headings", async () => {
    await fillEverything(trainee, trainer);
    const { headers, files, json, text } = await copied();
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("cache-control")).toBe("no-store");
    const tables = tablesIn("trainer");
    expect([...files.keys()]).toEqual([...tables.map(csvName), "data.json", "README.txt"]);
    expect(files.has("sessions.csv")).toBe(false);
    expect(Object.keys(json.account)).toEqual([
      "email",
      "emailConfirmedAt",
      "twoFactor",
      "createdAt",
      "deletesAt",
    ]);
    expect(Object.keys(json.notes[0] ?? {})).toEqual([...columnsIn("trainer", "notes")]);
    expect(text("README.txt")).toMatch(/^\ufeffبيانات ليان حداد في مِران\r\n/);
    expect(text("README.txt")).toContain("لا يُسلَّم هذا الملف للمتدرب كما هو");
    expect(text("README.txt")).not.toContain("sessions.csv");
  });

  it("has the trainer's private notes, unlike the trainee's own", async () => {
    await note("يُراجع قبل التجديد", true);
    await note("أحسنت", false);
    const { json, text } = await copied();
    expect(json.notes.map((row) => [row.text, row.isPrivate]).sort()).toEqual([
      ["أحسنت", false],
      ["يُراجع قبل التجديد", true],
    ]);
    expect(text("notes.csv")).toContain("لي وحدي");
    const own = await downloadMyData(trainee);
    expect(own.everything).not.toContain("يُراجع قبل التجديد");
    expect(Object.keys(own.json.notes[0] ?? {})).not.toContain("isPrivate");
  });

  it('says "trainee" where the trainee\'s own says "you"', async () => {
    await env.CONVERSATIONS.getByName(trainee.id).append(
      { traineeId: trainee.id, side: "trainee" },
      { clientId: newId(), body: { kind: "text", text: "وصلت" } },
    );
    expect((await copied()).text("messages.csv")).toContain("1,المتدرب,");
    expect((await downloadMyData(trainee)).text("messages.csv")).toContain("1,أنت,");
  });

  it("is in the trainer's language, not the trainee's", async () => {
    await env.DB.prepare(
      "insert into account_settings (account_id, language, updated_at) values (?1, 'en', 1)",
    )
      .bind(trainee.id)
      .run();
    expect((await copied()).text("profile.csv")).toMatch(/^\ufeffالاسم,/);
  });

  it("has the conversation's files", async () => {
    const bytes = bytesOf(heads.pdf, 3000);
    const chat = ownChat(trainee);
    const { fileId } = await (await putFile(chat, "file", bytes)).json<{
      fileId: string;
    }>();
    const body = { kind: "file", fileId, name: "تقرير.pdf", bytes: bytes.byteLength };
    expect((await postTo(chat, "/messages", { clientId: newId(), body })).status).toBe(200);
    expect((await copied()).files.get("conversation/00001-تقرير.pdf")).toEqual(bytes);
  });

  it("is logged by ids", async () => {
    const logged: LogEntry[] = [];
    const product = makeProduct({ log: (entry) => void logged.push(entry) });
    await downloadMyData(trainer, { send: product.call, path: path() });
    expect(logged).toEqual([
      { level: "info", event: "data_copied", account: trainee.id, by: trainer.id },
    ]);
  });

  it("is 404 for an unknown trainee, and refused to trainees", async () => {
    expect((await call(path(newId()), { token: trainer.token })).status).toBe(404);
    expect((await call(path(), { token: trainee.token })).status).toBe(403);
    expect((await call(path())).status).toBe(401);
  });

  it("is limited after many in a row, with the time to wait", async () => {
    for (let copy = 0; copy < 30; copy += 1) {
      const copied = await call(path(), { token: trainer.token });
      expect(copied.status).toBe(200);
      await copied.arrayBuffer();
    }
    const refused = await call(path(), { token: trainer.token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
