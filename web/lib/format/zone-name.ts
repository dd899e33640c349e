import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** Those that the world's tables spell as nobody there does, leave to Eastern Europe or call «غرينتش+0». */
const ownNames: Record<string, () => string> = {
  "Asia/Hebron": m.zone_hebron,
  "Asia/Gaza": m.zone_gaza,
  UTC: m.zone_greenwich,
};

const tags = { ar: "ar", en: "en-GB" };

/** What people call a zone, by its country or its city: «توقيت مصر». */
export function zoneName(timeZone: string): string {
  const own = ownNames[timeZone];
  if (own) return own();
  // The short names are those of places, the long ones those of meridians: «شرق أوروبا».
  const shape = { timeZone, timeZoneName: "shortGeneric" } as const;
  const format = new Intl.DateTimeFormat(tags[getLocale()], shape);
  const part = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return part?.value ?? timeZone;
}
