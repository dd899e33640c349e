import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, dayOfWeek, instantAt, localDateAt } from "../../../domain/calendar.ts";
import type { Question } from "../../../domain/check-ins/questions.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import type { CheckInFigures } from "../../../domain/contract/check-ins/figures.ts";
import type { CheckInListPage, CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { newId } from "../../../domain/id.ts";
import { followCheckIns } from "../../../worker/actions/check-ins/follow-check-ins.ts";
import { questions } from "../../support/check-ins.ts";
import { appAt, deviceAt, outlive } from "../../support/clock-device.ts";
import { sendPhoto } from "../../support/progress-photos.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

/*
 * Two weeks of a trainer and twelve people by one clock, hour by hour: each person sends by their own session, the cron
 * runs every hour, and the trainer looks when something should have changed.
 */

const zone = "Asia/Hebron";
const hourMs = 3_600_000;
const photosId = newId();
const asked: readonly Question[] = [
  ...questions,
  {
    id: photosId,
    kind: "photos",
    text: "صور الشهر",
    englishText: null,
    required: false,
    audience: "all",
    flag: null,
    poses: ["front", "side", "back"],
  },
];

/** Hours after the opening at which a person answers, of each week; it is due after 72 and closes after 120. */
const plans = {
  prompt: [1, 2],
  early: [20, 5],
  morning: [30, 23],
  reminded: [40, 30],
  evening: [60, 66],
  close: [71, 71],
  withoutPhotos: [50, 45],
  late: [10, 73],
  later: [35, 90],
  latest: [65, 119],
  missing: [null, null],
  ill: [25, null],
} as const satisfies Record<string, readonly [number | null, number | null]>;
type Name = keyof typeof plans;
const names = Object.keys(plans) as Name[];

const today = localDateAt(Date.now(), zone);
/** A Sunday, on which the form is made; it is due on Thursdays. */
const sunday = addDays(today, -dayOfWeek(today));
const dueOn = (week: number) => addDays(sunday, 4 + 7 * week);
const dueAt = (week: number) => instantAt(dueOn(week), 20 * 60, zone);
const openAt = (week: number, hours = 0) => dueAt(week) + (hours - 72) * hourMs;

const people = new Map<Name, SignedInTrainee>();
const person = (name: Name) => people.get(name) as SignedInTrainee;
const nameOf = (id: string) => names.find((name) => person(name).id === id);
const formId = newId();
let trainer: SignedInTrainee;
const panelAt = (now: number) => deviceAt(now, trainer.actor);

beforeAll(async () => {
  trainer = await makeTrainer();
  await outlive(trainer.actor);
  for (const name of names) {
    const made = await makeTrainee({ name, createdAt: openAt(0) - 30 * 24 * hourMs });
    await outlive(made.actor);
    people.set(name, made);
  }
  const panel = panelAt(instantAt(sunday, 9 * 60, zone));
  await panel.put(`/api/admin/check-in-forms/${formId}`, {
    name: "أسبوعي بالصور",
    englishName: null,
    questions: asked,
    revision: null,
  });
  await panel.put(`/api/admin/check-in-forms/${formId}/people`, {
    people: { kind: "chosen", ids: names.map((name) => person(name).id) },
    terms: { weekdays: [4], minute: 20 * 60, every: 1, startsOn: sunday },
  });
  for (const name of names) {
    const device = deviceAt(openAt(0, -1), person(name).actor);
    const given = name !== "withoutPhotos";
    await device.put("/api/trainee/photo-consents/coach", { given });
  }
  await playAll();
}, 120_000);

/** Sends a person's check-in, in the second week with three photos of those who agreed. */
async function answer(name: Name, week: number, now: number): Promise<string> {
  const device = deviceAt(now, person(name).actor);
  const { due } = await device.get<OwnCheckIns>("/api/trainee/check-ins");
  const [open] = due;
  if (!open) throw new Error(`${name} is not asked in week ${week}`);
  expect(open).toMatchObject({ dueOn: dueOn(week), state: now < dueAt(week) ? "open" : "late" });
  const photos: Record<string, string> = {};
  const isPhotographed = week === 1 && open.questions.some(({ id }) => id === photosId);
  for (const pose of isPhotographed ? (["front", "side", "back"] as const) : []) {
    photos[pose] = newId();
    const date = localDateAt(now, zone);
    const sent = { token: await device.token(), id: photos[pose], pose, date };
    expect((await sendPhoto(sent, device.platform)).status).toBe(200);
  }
  const id = newId();
  await device.put(`/api/trainee/check-ins/${id}`, {
    formId,
    dueOn: open.dueOn,
    writtenAt: now,
    editOf: null,
    answers: [
      ...questions.slice(0, 2).map((each, at) => ({ questionId: each.id, value: at ? "no" : 4 })),
      ...(isPhotographed ? [{ questionId: photosId, value: photos }] : []),
    ],
  });
  return id;
}

/** Plays a week hour by hour from its opening; @returns the ids of what was sent in it. */
async function play(week: 0 | 1, from: number, to: number): Promise<string[]> {
  const sent: string[] = [];
  for (let hour = from; hour < to; hour += 1) {
    const now = openAt(week, hour);
    const { platform, settled } = appAt(now);
    await followCheckIns(platform);
    await settled();
    for (const name of names) {
      if (plans[name][week] === hour) sent.push(await answer(name, week, now + hourMs / 2));
    }
  }
  return sent;
}

const looks: Record<
  "due" | "lastHour" | "closed",
  Awaited<ReturnType<typeof look>>
> = Object.create(null);
let sentIds: string[];

async function playAll(): Promise<void> {
  const first = await play(0, 0, 121);
  for (const id of first) await reply(id, openAt(0, 125));
  await panelAt(openAt(1, -3)).post(`/api/admin/trainees/${person("ill").id}/absences`, {
    id: newId(),
    kind: "ill",
    startsOn: addDays(dueOn(1), -3),
    endsOn: addDays(dueOn(1), 4),
    note: null,
  });
  sentIds = await play(1, 0, 73);
  looks.due = await look(openAt(1, 72.25));
  sentIds.push(...(await play(1, 73, 119)));
  looks.lastHour = await look(openAt(1, 119.25));
  sentIds.push(...(await play(1, 119, 121)));
  looks.closed = await look(openAt(1, 121));
}

async function reply(id: string, now: number): Promise<void> {
  const panel = panelAt(now);
  const { checkIn, person: of } = await panel.get<CheckInReview>(`/api/admin/check-ins/${id}`);
  const path = `/api/admin/trainees/${of.traineeId}/check-ins/${checkIn.id}/reply`;
  await panel.put(path, { replyId: newId(), text: "أسبوع جميل" });
}

/** The trainer's three lists by the people's names. */
async function look(now: number) {
  const panel = panelAt(now);
  const read = async (show: string) => {
    const { counts, rows } = await panel.get<CheckInListPage>(`/api/admin/check-ins?show=${show}`);
    return { counts, rows, people: rows.map(({ traineeId }) => nameOf(traineeId)) };
  };
  const { counts, people: waiting } = await read("waiting");
  const missed = await read("missed");
  const { people: late } = await read("late");
  return { counts, waiting, late, missed: missed.people, missedRows: missed.rows };
}

async function remindersOf(week: number): Promise<Record<string, number>> {
  const told = await env.DB.prepare(
    "select recipient_id, count(*) as n from notifications where link = ?1 and created_at between ?2 and ?3 group by 1",
  )
    .bind("/trainee/check-ins", openAt(week), openAt(week, 121))
    .all<{ recipient_id: string; n: number }>();
  return Object.fromEntries(told.results.map(({ recipient_id, n }) => [nameOf(recipient_id), n]));
}

describe("twelve people in two weeks", () => {
  it("are reminded at the opening and a day later, until they answer, and never while ill", async () => {
    const expected = (week: 0 | 1) =>
      Object.fromEntries(
        names.flatMap((name) => {
          if (name === "ill" && week === 1) return [];
          return [[name, (plans[name][week] ?? 120) < 24 ? 1 : 2]];
        }),
      );
    expect(await remindersOf(0)).toEqual(expected(0));
    expect(await remindersOf(1)).toEqual(expected(1));
  });

  it("owe nothing while ill, and are late after the hour", () => {
    expect(looks.due.counts).toMatchObject({ waiting: 7, late: 4, missed: 1, open: 0 });
    expect(looks.due.late.toSorted()).toEqual(["late", "later", "latest", "missing"]);
    expect(looks.lastHour.late.toSorted()).toEqual(["latest", "missing"]);
  });

  it("wait for the trainer in the order of their sending, late ones for their week", () => {
    expect(looks.closed.counts).toMatchObject({
      waiting: 10,
      late: 0,
      missed: 1,
      open: 0,
      done: 11,
    });
    const bySending = names
      .filter((name) => plans[name][1] !== null)
      .toSorted((a, b) => (plans[a][1] ?? 0) - (plans[b][1] ?? 0));
    expect(looks.closed.waiting).toEqual(bySending);
    expect(sentIds).toHaveLength(10);
  });

  it("are missed twice in a row, which the queue reports with the day", async () => {
    expect(looks.closed.missedRows).toMatchObject([
      { traineeId: person("missing").id, dueOn: dueOn(1), missed: 2 },
    ]);
    const now = openAt(1, 121);
    const { queue } = await panelAt(now).get<Overview>(
      `/api/admin/overview?date=${localDateAt(now, zone)}&reason=missed_check_ins`,
    );
    expect(queue.lines.map(({ traineeId }) => nameOf(traineeId))).toEqual(["missing"]);
    expect(queue.lines).toMatchObject([{ dueOn: dueOn(1) }]);
  });

  it("are a full answer without photos", async () => {
    const panel = panelAt(openAt(1, 122));
    const reviews = await Promise.all(
      sentIds.map((id) => panel.get<CheckInReview>(`/api/admin/check-ins/${id}`)),
    );
    const photosOf = Object.fromEntries(
      reviews.map(({ person: { traineeId }, photos }) => [nameOf(traineeId), photos.length]),
    );
    const expected = Object.keys(photosOf).map((name) => [name, name === "withoutPhotos" ? 0 : 3]);
    expect(photosOf).toEqual(Object.fromEntries(expected));
  });

  it("are in the trainer's figures: owed, sent, and answered within a day", async () => {
    const figures = await panelAt(openAt(1, 122)).get<CheckInFigures>(
      "/api/admin/check-in-figures",
    );
    expect(figures.weeks.filter(({ owed }) => owed > 0)).toMatchObject([
      { startsOn: sunday, owed: 12, sent: 11 },
      { startsOn: addDays(sunday, 7), owed: 11, sent: 10 },
    ]);
    expect(figures.replies).toMatchObject({ count: 11, median: 89.5 * hourMs });
    expect(figures.waitingSince).toBe(openAt(1, 2.5));
  });
});
