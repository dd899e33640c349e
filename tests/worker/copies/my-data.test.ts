import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { personColumns } from "../../../worker/data/copies/copied-columns.ts";
import { csvName, tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { decide } from "../../support/consents.ts";
import { ownChat, sendText } from "../../support/conversation-routes.ts";
import { fillEverything } from "../../support/every-table.ts";
import { makeDay } from "../../support/history.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makePast, pastSets } from "../../support/past-rows.ts";
import { makeListed, makePlans } from "../../support/trainees.ts";
import { call, endSession, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
  trainee = await makeListed();
});

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

const note = (text: string, { by = trainee.id, isPrivate = 0, of = trainee.id } = {}) =>
  run(
    `insert into notes (id, trainee_id, author_id, text, is_private, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?5, 1, 1)`,
    newId(),
    of,
    by,
    text,
    isPrivate,
  );

describe("a trainee's archive", () => {
  it("has a table for every noun, with texts for people and stable keys for programs", async () => {
    await fillEverything(trainee, trainer);
    await decide(trainee, true, "fasting_archive");
    const { headers, files, text, json } = await downloadMyData(trainee);

    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toMatch(/"miran-\d{4}-\d\d-\d\d\.zip"/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect([...files.keys()]).toEqual([
      ...tablesIn("trainee").map(csvName),
      "data.json",
      "README.txt",
    ]);
    const { account, profile, madeAt: _, missingFiles, ...lists } = json;
    // The row of a spoken answer, without bytes in the store.
    expect(missingFiles).toEqual([expect.stringMatching(/^answers\/2026-01-04-/)]);
    expect(Object.keys(account)).toEqual([...personColumns.account]);
    expect(Object.keys(profile)).toEqual([...personColumns.profile]);
    expect(account).toMatchObject({ email: trainee.email, twoFactor: true, theme: "system" });
    expect(profile).toMatchObject({ name: "ليان حداد", goals: [], plan: "الخطة الأساسية" });
    for (const [table, rows] of Object.entries(lists)) {
      if (table === "version" || table === "messages") continue;
      expect(rows, table).not.toHaveLength(0);
      expect(Object.keys(rows[0] ?? {}), table).toEqual([
        ...personColumns[table as keyof typeof personColumns],
      ]);
    }
    expect(json.weights).toHaveLength(30);
    expect(json.weights[0]).toMatchObject({ date: "2026-08-03", source: "sent" });
    expect(json.weights[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(text("weights.csv")).toMatch(
      /^\ufeffالتاريخ,الوزن \(كغ\),المصدر,ملاحظات,وقت التسجيل\r\n2026-08-03,[\d.]+,إرسال أسبوعي,,\d{4}-\d\d-\d\d \d\d:\d\d\r\n/,
    );
    expect(text("README.txt")).toMatch(/^\ufeffبياناتك في مِران: ليان حداد\r\n/);
    expect(text("README.txt")).toContain("Your data in Miran: ليان حداد");
  });

  it("has planned items up to today, and the visible appearance", async () => {
    const { id } = trainee;
    const today = localDateAt(Date.now(), "Asia/Hebron");
    await run(
      "insert into account_settings (account_id, theme, updated_at) values (?1, 'dark', 1)",
      id,
    );
    await run(
      `insert into nutrition_targets (trainee_id, starts_on, calories, protein, carbs, fat, source, created_at, updated_at)
       values (?1, '2026-01-01', 2100, 120, 200, 70, 'trainer', 1, 1)`,
      id,
    );
    for (const days of [-1, 0, 1, 40]) await makeDay(id, addDays(today, days), { exercises: 3 });
    const { text, json } = await downloadMyData(trainee);
    expect(text("nutrition-targets.csv")).toMatch(
      /^\ufeffتاريخ البداية,السعرات لليوم,البروتين لليوم \(غ\),الكربوهيدرات لليوم \(غ\),الدهون لليوم \(غ\),/,
    );
    expect(json.performance?.map(({ date }) => date)).toEqual([addDays(today, -1), today]);
    expect(json.account).toMatchObject({ theme: "system", fontSize: "medium", accent: "emerald" });
  });

  it("has the training in other apps, a row for each day of a name there", async () => {
    const days = [
      ["2025-03-27", pastSets([15, 20, "warm_up"], [5, 100.25]), pastSets([9, null])],
      ["2025-03-29", pastSets([3, 105, "failure"])],
    ] as const;
    await makePast(trainee.id, { name: "Bench Press", app: "strong", exerciseId: null, days });
    const { json, text } = await downloadMyData(trainee);
    expect(json.pastDays).toEqual([
      {
        date: "2025-03-27",
        app: "strong",
        exercise: "Bench Press",
        sets: ["W 20 kg × 15", "100.25 kg × 5", "9"],
        file: "workouts.csv",
      },
      {
        date: "2025-03-29",
        app: "strong",
        exercise: "Bench Press",
        sets: ["F 105 kg × 3"],
        file: "workouts.csv",
      },
    ]);
    expect(text("past-days.csv")).toContain("2025-03-29,Strong,Bench Press,F 105 kg × 3,");
  });

  it("is in its owner's language", async () => {
    await run(
      "insert into account_settings (account_id, language, updated_at) values (?1, 'en', 1)",
      trainee.id,
    );
    const { text } = await downloadMyData(trainee);
    expect(text("profile.csv")).toMatch(/^\ufeffName,Phone,Gender,/);
    expect(text("profile.csv")).toContain(",Female,");
  });

  it("has choices as texts, with the owner's form of address", async () => {
    const choices = { types: ["weight", "chat"], quiet: { from: "22:00", until: "07:00" } };
    await run(
      `insert into account_settings (account_id, accent, notifications, appearance_at, updated_at)
       values (?1, 'rose', ?2, 1790000000000, 1)`,
      trainee.id,
      JSON.stringify(choices),
    );
    await note("ما كتبته");
    await run(
      `insert into trainee_steps (id, trainee_id, date, steps, source, hand_steps, created_at, updated_at)
       values (?1, ?2, '2026-01-01', 9000, 'link', 7000, 1, 1)`,
      newId(),
      trainee.id,
    );
    const { text, json } = await downloadMyData(trainee);
    expect(text("account.csv")).toContain(
      ",العربية,حسب الجهاز,وردي,متوسط,لا,2026-09-21 17:13,الوزن، رسائل المحادثة,22:00,07:00,",
    );
    expect(json.account).toMatchObject({
      language: "ar",
      accent: "rose",
      appearanceAt: "2026-09-21T14:13:20.000Z",
      alertTypes: choices.types,
      quietFrom: "22:00",
      quietUntil: "07:00",
    });
    expect(text("profile.csv")).toContain(",نشطة,");
    expect(text("notes.csv")).toContain(",ما كتبته,أنت,1970-");
    expect(text("steps.csv")).toContain("2026-01-01,9000,3000,من الهاتف بالرابط الشخصي,7000");
  });

  it("has nothing private of the trainer, of other people, and no secrets", async () => {
    const other = await makeListed({ name: "هالة المتفردة" });
    await note("ما كتبته لي", { by: trainer.id });
    await note("لي وحدي", { by: trainer.id, isPrivate: 1 });
    await note("من غيري", { by: other.id, of: other.id });
    await sendText(ownChat(other), "رسالة غيري");
    const secrets = {
      password: `hash-${newId()}`,
      refresh: `refresh-${newId()}`,
      totp: `totp-${newId()}`,
      link: `link-${newId()}`,
    };
    await run("update accounts set password_hash = ?1 where id = ?2", secrets.password, trainee.id);
    await run(
      "insert into refresh_tokens (hash, session_id, generation, created_at) values (?1, ?2, 1, 1)",
      secrets.refresh,
      trainee.actor.sessionId,
    );
    await run(
      "insert into totp_credentials (account_id, secret, created_at) values (?1, ?2, 1)",
      trainee.id,
      secrets.totp,
    );
    await run(
      "insert into step_links (trainee_id, token_hash, created_at) values (?1, ?2, 1)",
      trainee.id,
      secrets.link,
    );

    const { everything } = await downloadMyData(trainee);

    expect(everything).toContain("ما كتبته لي");
    for (const absent of ["لي وحدي", "من غيري", "رسالة غيري", "هالة المتفردة", other.id]) {
      expect(everything).not.toContain(absent);
    }
    for (const secret of [...Object.values(secrets), trainee.actor.sessionId, trainee.token]) {
      expect(everything).not.toContain(secret);
    }
  });

  it("escapes formulas in typed texts", async () => {
    await note('=HYPERLINK("https://evil.example")');
    const { text, json } = await downloadMyData(trainee);
    expect(text("notes.csv")).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(json.notes[0]?.text).toBe('=HYPERLINK("https://evil.example")');
  });

  it("has years of records, read page by page, each row once", async () => {
    const count = 1203;
    await run(
      `insert into weight_records (id, trainee_id, date, weight, source, created_at)
       with recursive n(value) as (select 0 union all select value + 1 from n where value < ?3 - 1)
       select ?1 || '-' || value, ?2, date('2020-01-01', (value / 2) || ' days'), 70, 'sent', value
       from n`,
      newId(),
      trainee.id,
      count,
    );
    const { json, text } = await downloadMyData(trainee);
    expect(json.weights).toHaveLength(count);
    expect(new Set(json.weights.map(({ createdAt }) => createdAt)).size).toBe(count);
    expect(text("weights.csv").trimEnd().split("\r\n")).toHaveLength(count + 1);
  });

  it("is limited to a few an hour, to a live session and its owner", async () => {
    const product = makeProduct();
    const ask = () => product.call("/api/trainee/my-data", { token: trainee.token });
    for (let time = 0; time < 4; time++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    const other = await makeListed();
    expect((await call("/api/trainee/my-data", { token: other.token })).status).toBe(200);
    await endSession(other.actor.sessionId);
    const ended = await call("/api/trainee/my-data", { token: other.token });
    expect(await problemOf(ended)).toMatchObject({ status: 401, code: "session_ended" });
    expect((await call("/api/trainee/my-data", { token: trainer.token })).status).toBe(403);
  });
});
