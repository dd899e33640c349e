import { addDays, dayOfWeek, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import type { api } from "./planning.ts";

type Device = ReturnType<typeof api>;

const today = localDateAt(Date.now(), "Asia/Hebron");
const [energy, words] = [newId(), newId()];
const common = { englishText: null, required: true, audience: "all" };

/**
 * Days ahead, in the evening, on which a form is due; it is open from three days before. Neither a midnight during the
 * test nor a change of the clock closes it.
 */
type Ahead = 1 | 2;

/** A form that is open for these trainees and due tomorrow. */
export async function openForm(device: Device, ids: readonly string[]): Promise<string> {
  const formId = newId();
  await device.put(`/api/admin/check-in-forms/${formId}`, {
    name: `أسبوعي ${formId.slice(-4)}`,
    englishName: null,
    revision: null,
    questions: [
      {
        id: energy,
        kind: "scale",
        text: "كيف كانت الطاقة؟",
        end: 5,
        low: null,
        high: null,
        flag: { when: "at_most", value: 2, times: 1 },
        ...common,
      },
      { id: words, kind: "long_text", text: "ما الذي كان صعباً؟", flag: null, ...common },
    ],
  });
  await setDue(device, { formId, ids, ahead: 1 });
  return formId;
}

/** Archives a form, because a deployment has few of them; what was sent stays. */
export const archiveForm = ({ remove }: Device, formId: string): Promise<void> =>
  remove(`/api/admin/check-in-forms/${formId}`);

/** Makes a form due on another day; what was sent stays. */
export const setDue = (
  { put }: Device,
  { formId, ids, ahead }: { formId: string; ids: readonly string[]; ahead: Ahead },
): Promise<void> =>
  put(`/api/admin/check-in-forms/${formId}/people`, {
    people: { kind: "chosen", ids },
    terms: {
      weekdays: [dayOfWeek(addDays(today, ahead))],
      minute: 20 * 60,
      every: 1,
      startsOn: addDays(today, -7),
    },
  });

/** Sends a trainee's answers, the energy marked, and returns the check-in's id. */
export async function sendAnswers(
  { put }: Device,
  formId: string,
  ahead: Ahead = 1,
): Promise<string> {
  const id = newId();
  await put(`/api/trainee/check-ins/${id}`, {
    formId,
    dueOn: addDays(today, ahead),
    writtenAt: Date.now(),
    editOf: null,
    answers: [
      { questionId: energy, value: 2 },
      { questionId: words, value: "السفر يومين، ثم عادت الشهية مساءً." },
    ],
  });
  return id;
}
