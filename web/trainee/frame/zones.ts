import { localDateAt, minuteOfDay } from "../../../domain/calendar.ts";

/** The identity of a question: the account and both zones. */
interface Question {
  accountId: string;
  own: string;
  device: string;
}

/** Whether the clocks of two zones differ at an instant; zones of one country seldom do. */
export function showsOtherTime(one: string, other: string, instant: number): boolean {
  const shown = (zone: string) => `${localDateAt(instant, zone)} ${minuteOfDay(instant, zone)}`;
  return one !== other && shown(one) !== shown(other);
}

const key = ({ accountId }: Question) => `zones-declined:${accountId}`;
const nameOf = ({ own, device }: Question) => `${own} ${device}`;

export const isDeclined = (question: Question) => readDeclined(question).includes(nameOf(question));

export function keepDeclined(question: Question): void {
  const declined = [...new Set([...readDeclined(question), nameOf(question)])];
  try {
    localStorage.setItem(key(question), JSON.stringify(declined));
  } catch {
    // Storage may be full or refused; the question is then asked again.
  }
}

function readDeclined(question: Question): string[] {
  try {
    const declined: unknown = JSON.parse(localStorage.getItem(key(question)) ?? "[]");
    return Array.isArray(declined) ? declined : [];
  } catch {
    return [];
  }
}
