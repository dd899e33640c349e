import type { APIRequestContext } from "@playwright/test";
import { addDays, dayOfWeek, localDateAt } from "../../domain/calendar.ts";
import type { OwnCheckIns } from "../../domain/contract/check-ins/check-ins.ts";
import { newId } from "../../domain/id.ts";
import { api } from "./admin/planning.ts";

const common = { englishText: null, audience: "all", flag: null, required: false } as const;
const words = (text: string) => ({ text, englishText: null });

/** Ids of the questions. */
export const asked = {
  energy: newId(),
  pain: newId(),
  sleep: newId(),
  word: newId(),
  photos: newId(),
  voice: newId(),
};

/** A fact, two required questions, and two others. */
const questions = [
  { ...common, id: newId(), text: "وزنك", kind: "fact", fact: "weight" },
  {
    ...common,
    id: asked.energy,
    text: "كيف كانت طاقتك؟",
    required: true,
    kind: "scale",
    end: 5,
    low: words("منهك"),
    high: words("نشيط"),
  },
  { ...common, id: asked.pain, text: "هل شعرت بألم؟", required: true, kind: "yes_no" },
  {
    ...common,
    id: asked.sleep,
    text: "كم ساعة نمت؟",
    kind: "number",
    unit: words("ساعة"),
    min: 0,
    max: 14,
    decimals: 1,
  },
  { ...common, id: asked.word, text: "كلمة للمدرب", kind: "long_text" },
];

/** A question that anybody can skip. */
const photos = {
  ...common,
  id: asked.photos,
  text: "صورك هذا الشهر",
  kind: "photos",
  poses: ["front", "side"],
};

/** A question that is answered by a recording. */
const voice = { ...common, id: asked.voice, text: "أي شيء تريد قوله بصوتك؟", kind: "voice" };

interface Asking {
  trainerToken: string;
  traineeId: string;
  /** Whether it asks for photos too. */
  withPhotos?: boolean;
  withVoice?: boolean;
}

/** A form of a trainee, open until tomorrow evening; @returns its id */
export async function askWeekly(
  request: APIRequestContext,
  { trainerToken, traineeId, withPhotos = false, withVoice = false }: Asking,
): Promise<string> {
  const { put } = api(request, trainerToken);
  const formId = newId();
  const today = localDateAt(Date.now(), "Asia/Hebron");
  const path = `/api/admin/check-in-forms/${formId}`;
  await put(path, {
    name: "متابعة الأسبوع",
    englishName: "Weekly check-in",
    questions: [...questions, ...(withPhotos ? [photos] : []), ...(withVoice ? [voice] : [])],
    revision: null,
  });
  await put(`${path}/people`, {
    people: { kind: "chosen", ids: [traineeId] },
    terms: {
      weekdays: [dayOfWeek(addDays(today, 1))],
      minute: 20 * 60,
      every: 1,
      startsOn: today,
    },
  });
  return formId;
}

/** Sends answers as another device of the trainee; @returns the id of the check-in */
export async function answerElsewhere(
  request: APIRequestContext,
  token: string,
  energy: number,
): Promise<string> {
  const { get, put } = api(request, token);
  const { due } = await get<OwnCheckIns>("/api/trainee/check-ins");
  const [first] = due;
  if (!first) throw new Error("no check-in is open");
  const id = newId();
  await put(`/api/trainee/check-ins/${id}`, {
    formId: first.formId,
    dueOn: first.dueOn,
    writtenAt: Date.now(),
    editOf: null,
    answers: [
      { questionId: asked.energy, value: energy },
      { questionId: asked.pain, value: "no" },
    ],
  });
  return id;
}
