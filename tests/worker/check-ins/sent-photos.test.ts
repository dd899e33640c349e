import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { Question } from "../../../domain/check-ins/questions.ts";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import {
  acceptedOf,
  makeForm,
  makeOpenCheckIn,
  questions,
  sendAnswers,
} from "../../support/check-ins.ts";
import { makeConsent, makeProgressPhoto, setAge } from "../../support/progress-photos.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const photosId = newId();
const [energy] = questions as [Question];
const asked: readonly Question[] = [
  energy,
  {
    id: photosId,
    kind: "photos",
    text: "صور الأسبوع",
    englishText: null,
    required: false,
    audience: "all",
    flag: null,
    poses: ["front", "side"],
  },
];

let trainee: SignedInTrainee;
let due: { formId: string; dueOn: string };
beforeEach(async () => {
  trainee = await makeTrainee();
  due = await makeOpenCheckIn(trainee.id, { formId: await makeForm(asked) });
  await makeConsent(trainee.id);
});

const list = async () =>
  (await call("/api/trainee/check-ins", { token: trainee.token })).json<OwnCheckIns>();
const askedKinds = async () => (await list()).due[0]?.questions.map(({ kind }) => kind);

const send = (photos?: object, { value = 4, ...which }: { value?: number } = {}) =>
  sendAnswers(
    { token: trainee.token, due },
    { [energy.id]: value, ...(photos && { [photosId]: photos }) },
    which,
  );
const sent = (photos?: object, which = {}) => acceptedOf(send(photos, which));
const checkInOf = (id: string) =>
  env.DB.prepare("select check_in_id from progress_photos where id = ?1")
    .bind(id)
    .first<string>("check_in_id");
const review = async (id: string) =>
  (
    await call(`/api/admin/check-ins/${id}`, { token: (await makeTrainer()).token })
  ).json<CheckInReview>();

describe("a form with photos", () => {
  it("is complete without any", async () => {
    const { answers } = await sent();
    expect(answers.map(({ value }) => value)).toEqual([4, null]);
  });

  it("asks adults who did not refuse, and counts no photos on the home", async () => {
    expect(await askedKinds()).toEqual(["scale", "photos"]);
    const home = await call(`/api/trainee/home?date=${today()}`, { token: trainee.token });
    expect((await home.json<Home>()).checkIn?.questions).toBe(1);
    await setAge(trainee.id, null);
    expect(await askedKinds()).toEqual(["scale"]);
    await setAge(trainee.id, 30);
    await call("/api/trainee/photo-consents/coach", {
      method: "PUT",
      token: trainee.token,
      body: { given: false },
    });
    expect(await askedKinds()).toEqual(["scale"]);
    expect((await sent()).answers).toHaveLength(1);
  });

  it("attaches the person's photos, and lets go of those that an edit drops", async () => {
    const front = await makeProgressPhoto(trainee.id, { checkInId: null });
    const side = await makeProgressPhoto(trainee.id, { pose: "side", checkInId: null });
    const { id, updatedAt } = await sent({ front, side });
    expect(await checkInOf(front)).toBe(id);
    await sent({ side }, { id, editOf: updatedAt });
    expect(await checkInOf(front)).toBeNull();
    expect(await checkInOf(side)).toBe(id);
  });

  it("keeps sent photos when an edit is not asked for them any more", async () => {
    const front = await makeProgressPhoto(trainee.id, { checkInId: null });
    const first = await sent({ front });
    await call("/api/trainee/photo-consents/coach", {
      method: "PUT",
      token: trainee.token,
      body: { given: false, photos: "keep" },
    });
    const edit = { id: first.id, editOf: first.updatedAt };
    const { updatedAt } = await sent(undefined, { ...edit, value: 3 });
    expect(await checkInOf(front)).toBe(first.id);
    await makeConsent(trainee.id, "coach", 2);
    const removed = asked.map((each) =>
      each.id === photosId ? { ...each, isRemoved: true } : each,
    );
    await env.DB.prepare("update check_in_forms set questions = ?2 where id = ?1")
      .bind(due.formId, JSON.stringify(removed))
      .run();
    await sent(undefined, { id: first.id, editOf: updatedAt, value: 2 });
    expect(await checkInOf(front)).toBe(first.id);
  });

  it("refuses photos of another person, of another pose, and unknown ones", async () => {
    const other = await makeProgressPhoto((await makeTrainee()).id, { checkInId: null });
    const side = await makeProgressPhoto(trainee.id, { pose: "side", checkInId: null });
    for (const photos of [{ front: other }, { front: side }, { front: newId() }])
      expect(await problemOf(await send(photos))).toMatchObject({
        fields: { [`answers.${photosId}`]: { code: "no_such_file" } },
      });
    expect(await checkInOf(other)).toBeNull();
  });
});

describe("the photos of a review", () => {
  it("stand beside the one before and the first of their pose, with weights", async () => {
    const [first, last] = [addDays(today(), -60), addDays(today(), -30)];
    const before = [
      await makeProgressPhoto(trainee.id, { date: first }),
      await makeProgressPhoto(trainee.id, { date: last }),
    ];
    await makeProgressPhoto(trainee.id, { date: addDays(today(), -5), checkInId: null });
    await env.DB.prepare(
      `insert into weight_records (id, trainee_id, date, weight, source, created_at)
       values (?1, ?2, ?3, 78.5, 'sent', 1)`,
    )
      .bind(newId(), trainee.id, addDays(last, -3))
      .run();
    const front = await makeProgressPhoto(trainee.id, { checkInId: null });
    const { id } = await sent({ front });
    expect((await review(id)).photos).toEqual([
      {
        pose: "front",
        now: { id: front, date: today(), weight: null },
        last: { id: before[1], date: last, weight: 78.5 },
        first: { id: before[0], date: first, weight: null },
      },
    ]);
  });

  it("are none without the person's consent", async () => {
    const front = await makeProgressPhoto(trainee.id, { checkInId: null });
    const { id } = await sent({ front });
    await env.DB.prepare("update photo_consents set withdrawn_at = 9 where trainee_id = ?1")
      .bind(trainee.id)
      .run();
    expect((await review(id)).photos).toEqual([]);
  });
});
