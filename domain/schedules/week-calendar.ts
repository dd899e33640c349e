import { addDays, instantAt, type LocalDate } from "../calendar.ts";

/*
 * A week as a calendar file (iCalendar, RFC 5545). No library: instants are in UTC and whole days have no zone, so that
 * no table of zones is needed; what is left is escaping and folding.
 */

/** The kind with day and person names an event for good: a later file changes it instead of adding one. */
type EventKind = "training" | "meals";

/** One event of a day. */
export interface CalendarEvent {
  kind: EventKind;
  date: LocalDate;
  summary: string;
  description: string;
  /** Minute of the person's day, and length in minutes; null for the whole day. */
  time: { minute: number; minutes: number } | null;
}

interface Calendar {
  /** The person whose week it is. */
  personId: string;
  name: string;
  events: readonly CalendarEvent[];
  /** The person's IANA zone. */
  zone: string;
  /** UTC milliseconds. */
  now: number;
}

/** The file's text, in lines of at most 75 octets. */
export function calendarFile({ personId, name, events, zone, now }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Miran//Week//AR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, { personId, zone, now })),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(
  { kind, date, summary, description, time }: CalendarEvent,
  { personId, zone, now }: Pick<Calendar, "personId" | "zone" | "now">,
): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${kind}-${date}-${personId}@miran`,
    `DTSTAMP:${instantText(now)}`,
    // Seconds grow with every file, so that the latest one counts.
    `SEQUENCE:${Math.floor(now / 1000)}`,
    ...(time
      ? timesOf(instantAt(date, time.minute, zone), time.minutes)
      : [
          `DTSTART;VALUE=DATE:${dayText(date)}`,
          `DTEND;VALUE=DATE:${dayText(addDays(date, 1))}`,
          "TRANSP:TRANSPARENT",
        ]),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    "END:VEVENT",
  ];
}

const timesOf = (start: number, minutes: number): string[] => [
  `DTSTART:${instantText(start)}`,
  `DTEND:${instantText(start + minutes * 60_000)}`,
];

const dayText = (date: LocalDate): string => date.replaceAll("-", "");

/** `20260106T150000Z`. */
const instantText = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A text value: backslash, semicolon and comma escaped, lines by `\n`, no other control character. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const maxOctets = 75;

/** A line in pieces of at most 75 octets; a continued piece begins with a space, and no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let [piece, octets] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      pieces.push(piece);
      [piece, octets] = [" ", 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
