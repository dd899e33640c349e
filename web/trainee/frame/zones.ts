import { zoneParts } from "../../../domain/zone-format.ts";

/** Which question it is: of whom, and between which two zones. */
interface Question {
  accountId: string;
  own: string;
  device: string;
}

const clock = zoneParts({ day: "2-digit", hour: "2-digit", minute: "2-digit" });

/** Whether the clocks of two zones differ at an instant; those of one country seldom do. */
export function showsOtherTime(one: string, other: string, instant: number): boolean {
  const parts = (zone: string) => {
    const read = clock(instant, zone);
    return [read("day"), read("hour"), read("minute")].join();
  };
  return one !== other && parts(one) !== parts(other);
}

/** What a clock in a zone shows at an instant: «10:20». */
export function zoneClock(timeZone: string, instant: number): string {
  return `${clock(instant, timeZone)("hour")}:${clock(instant, timeZone)("minute")}`;
}

const key = ({ accountId }: Question) => `zones-declined:${accountId}`;
const nameOf = ({ own, device }: Question) => `${own} ${device}`;

export const isDeclined = (question: Question) => readDeclined(question).includes(nameOf(question));

export function keepDeclined(question: Question): void {
  const declined = [...new Set([...readDeclined(question), nameOf(question)])];
  try {
    localStorage.setItem(key(question), JSON.stringify(declined));
  } catch {
    // Storage may be full or refused; it is asked again then.
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
