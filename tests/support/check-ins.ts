import { env } from "cloudflare:workers";
import { addDays, dayOfWeek, localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import { askedCounts, type Question } from "../../domain/check-ins/questions.ts";
import type { SentCheckIn } from "../../domain/contract/check-ins/check-ins.ts";
import { newId } from "../../domain/id.ts";
import { call } from "./worker.ts";

const zone = "Asia/Hebron";
const dayMs = 86_400_000;

const common = { englishText: null, audience: "all", flag: null } as const;

/** Ids of the questions of `questions`. */
export const asked = {
  energy: "01a1feef-0000-7000-8000-000000000001",
  pain: "01a1feef-0000-7000-8000-000000000002",
  sleep: "01a1feef-0000-7000-8000-000000000003",
  words: "01a1feef-0000-7000-8000-000000000004",
  waist: "01a1feef-0000-7000-8000-000000000005",
} as const;

/** A required scale, a flagged question, a number, words and a measurement. */
export const questions: readonly Question[] = [
  {
    id: asked.energy,
    kind: "scale",
    text: "الطاقة",
    required: true,
    end: 5,
    low: { text: "منهك", englishText: null },
    high: { text: "نشيط", englishText: null },
    ...common,
    flag: { when: "at_most", value: 2, times: 2 },
  },
  {
    id: asked.pain,
    kind: "yes_no",
    text: "هل تشعر بألم؟",
    required: false,
    ...common,
    flag: { when: "answer", answers: ["yes"] },
  },
  {
    id: asked.sleep,
    kind: "number",
    text: "ساعات النوم",
    required: false,
    unit: { text: "ساعة", englishText: null },
    min: 0,
    max: 24,
    decimals: 1,
    ...common,
  },
  { id: asked.words, kind: "long_text", text: "ما العقبة؟", required: false, ...common },
  {
    id: asked.waist,
    kind: "measurements",
    text: "محيط الخصر",
    required: false,
    measured: ["waist"],
    ...common,
  },
];

/** The content of a form for the wire. */
export const formContentOf = (overrides: object = {}) => ({
  name: "أسبوعي قصير",
  englishName: null,
  questions,
  revision: null as number | null,
  ...overrides,
});

/** A stored form. */
export async function makeForm(given: readonly Question[] = questions): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into check_in_forms (id, name, questions, asked_counts, revision, created_at, updated_at)
     values (?1, 'أسبوعي قصير', ?2, ?3, 1, 1, 1)`,
  )
    .bind(id, JSON.stringify(given), JSON.stringify(askedCounts(given)))
    .run();
  return id;
}

/** Weekly, on the weekday of today in some days, at the present quarter of an hour. */
export function weekly(ahead = 1, now = Date.now()) {
  const today = localDateAt(now, zone);
  return {
    weekdays: [dayOfWeek(addDays(today, ahead))],
    minute: Math.floor(minuteOfDay(now, zone) / 15) * 15,
    every: 1 as const,
    startsOn: addDays(today, -70),
  };
}

/** A form that is open for a trainee and due tomorrow. */
export async function makeOpenCheckIn(
  traineeId: string,
  { formId, ahead = 1 }: { formId?: string; ahead?: number } = {},
): Promise<{ formId: string; dueOn: string }> {
  const form = formId ?? (await makeForm());
  const { weekdays, minute, every, startsOn } = weekly(ahead);
  await env.DB.prepare(
    `insert into check_in_schedules
       (id, trainee_id, form_id, weekday, minute, every, starts_on, since, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, 1, 1)`,
  )
    .bind(newId(), traineeId, form, weekdays[0], minute, every, startsOn)
    .run();
  return { formId: form, dueOn: addDays(localDateAt(Date.now(), zone), ahead) };
}

/** Answers of `questions` for a due day. */
export const newAnswers = (
  due: { formId: string; dueOn: string },
  values: Partial<Record<keyof typeof asked, unknown>> = {},
  rest: object = {},
) => ({
  ...due,
  writtenAt: Date.now(),
  editOf: null as number | null,
  answers: Object.entries({ energy: 4, pain: "no", ...values })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ questionId: asked[name as keyof typeof asked], value })),
  ...rest,
});

/** Sends answers of a due day by the ids of their questions; `editOf` makes it an edit. */
export const sendAnswers = (
  { token, due }: { token: string; due: { formId: string; dueOn: string } },
  given: Record<string, unknown>,
  { id = newId(), editOf = null }: { id?: string; editOf?: number | null } = {},
) =>
  call(`/api/trainee/check-ins/${id}`, {
    method: "PUT",
    token,
    body: {
      ...due,
      writtenAt: Date.now(),
      editOf,
      answers: Object.entries(given).map(([questionId, value]) => ({ questionId, value })),
    },
  });

/** The stored check-in of an accepted sending. */
export async function acceptedOf(sending: Promise<Response>): Promise<SentCheckIn> {
  const answer = await sending;
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json<SentCheckIn>();
}

/** A sent check-in of some days ago that waits for its review. */
export async function makeCheckIn(
  traineeId: string,
  { daysAgo = 1, formId }: { daysAgo?: number; formId?: string } = {},
): Promise<string> {
  const id = newId();
  const at = Date.now() - daysAgo * dayMs;
  const [energy] = questions;
  await env.DB.prepare(
    `insert into check_ins (id, trainee_id, form_id, form_name, due_on, due_at, written_at, sent_at,
       updated_at, answers, facts, flags)
     values (?1, ?2, ?3, 'أسبوعي قصير', ?4, ?5, ?5, ?5, ?5, ?6, ?7, '[]')`,
  )
    .bind(
      id,
      traineeId,
      formId ?? (await makeForm()),
      localDateAt(at, zone),
      at,
      JSON.stringify([{ question: energy, value: 3 }]),
      JSON.stringify({
        weight: 78.4,
        weightChange: -0.4,
        steps: 8200,
        exercises: { done: 9, assigned: 12 },
        meals: { done: 18, assigned: 21 },
      }),
    )
    .run();
  return id;
}

/** An edit of a sent check-in whose form is open. */
export async function makeEdit(traineeId: string) {
  const due = await makeOpenCheckIn(traineeId);
  const id = await makeCheckIn(traineeId, { daysAgo: -1, formId: due.formId });
  const editOf = await env.DB.prepare("select updated_at from check_ins where id = ?1")
    .bind(id)
    .first<number>("updated_at");
  return { id, body: newAnswers(due, {}, { editOf }) };
}
