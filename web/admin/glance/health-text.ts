import type { HealthNote } from "../../../domain/attention/health-note.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";

/** What a pinned health note is: its age, and whether it waits for an answer. */
export function healthText({ at, answered }: HealthNote, now: number): string {
  const ago = agoText(at, now, ownDayAt(at));
  return answered ? m.glance_health_note_answered({ ago }) : m.glance_health_note({ ago });
}
