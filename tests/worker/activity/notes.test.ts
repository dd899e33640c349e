import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { Note } from "../../../domain/contract/activity/notes.ts";
import { newId } from "../../../domain/id.ts";
import { planMeals } from "../../support/meals.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

const makeNote = (overrides: object = {}) => ({
  id: newId(),
  type: "diet",
  date: today,
  text: "شعرت بالجوع مساءً",
  ...overrides,
});

const send = ({ token }: SignedInTrainee, body: unknown) =>
  call("/api/trainee/notes", { token, body });

const rows = async (sql: string, ...values: string[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

const noteRows = (traineeId: string) => rows("select * from notes where trainee_id = ?", traineeId);

const noticeRows = (senderId: string) =>
  rows(
    `select notifications.*, delivery.recipient_id as delivered_to, delivery.read_at
     from notifications join notification_deliveries delivery on notification_id = notifications.id
     where sender_id = ?`,
    senderId,
  );

describe("POST /api/trainee/notes about a day", () => {
  it("stores the note with the day's meals and notifies the trainer", async () => {
    const trainer = await makeTrainer();
    const trainee = await makeTrainee();
    await planMeals(trainee.id, today, [
      { status: "consumed" },
      { timing: "dinner", name: "بيض", status: "skipped" },
    ]);
    const note = makeNote();
    const stored: Note = await (await send(trainee, note)).json();
    expect(stored.byTrainer).toBe(false);
    expect(stored.text).toContain(note.text);
    expect(stored.text).toContain("السعرات: 450 من 900");
    expect(stored.text).toContain("الغداء: مجدرة 300\u00a0غ، تم");
    expect(stored.text).toContain("العشاء: بيض 300\u00a0غ، متخطاة");
    expect(await noteRows(trainee.id)).toMatchObject([
      { id: note.id, type: "diet", author_id: trainee.id, text: stored.text },
    ]);
    expect(await noticeRows(trainee.id)).toMatchObject([
      {
        id: note.id,
        type: "meal",
        message: note.text,
        recipient_id: trainer.id,
        delivered_to: trainer.id,
        read_at: null,
        link: `/admin/trainees/${trainee.id}?tab=notes`,
      },
    ]);
    const week = await call(`/api/trainee/meal-week?date=${today}`, { token: trainee.token });
    expect(((await week.json()) as MealWeek).notes).toEqual([stored]);
  });

  it("stores one note and one notification of ten rapid taps", async () => {
    await makeTrainer();
    const trainee = await makeTrainee();
    const note = makeNote();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(trainee, note)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await noteRows(trainee.id)).toHaveLength(1);
    expect(await noticeRows(trainee.id)).toHaveLength(1);
  });

  it("sends the day alone without a text, and mentions missing values", async () => {
    const trainee = await makeTrainee();
    await planMeals(trainee.id, today, [{ calories: null, status: "consumed" }]);
    const stored: Note = await (await send(trainee, makeNote({ text: "" }))).json();
    expect(stored.text).toContain("بعض القيم غير متوفرة");
  });

  it("refuses a later day and a text that is too long", async () => {
    const trainee = await makeTrainee();
    const later = await send(trainee, makeNote({ date: addDays(today, 1) }));
    expect(await later.json()).toMatchObject({ code: "date_in_future" });
    expect((await send(trainee, makeNote({ text: "ا".repeat(1001) }))).status).toBe(400);
    expect(await noteRows(trainee.id)).toEqual([]);
  });

  it("neither answers with nor changes another trainee's note", async () => {
    await makeTrainer();
    const other = await makeTrainee();
    const theirs = makeNote();
    await send(other, theirs);
    const trainee = await makeTrainee();
    const response = await send(trainee, { ...theirs, text: "لي" });
    expect(response.status).toBe(409);
    expect(await response.text()).not.toContain(theirs.text);
    expect(await noteRows(trainee.id)).toEqual([]);
    expect(await noticeRows(trainee.id)).toEqual([]);
    expect(await noticeRows(other.id)).toHaveLength(1);
  });
});
