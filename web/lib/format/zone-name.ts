import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** Zones with a wrong or unusual name in CLDR, such as «غرينتش+0» or Eastern Europe. */
const ownNames: Record<string, () => string> = {
  "Asia/Hebron": m.zone_hebron,
  "Asia/Gaza": m.zone_gaza,
  UTC: m.zone_greenwich,
};

const tags = { ar: "ar", en: "en-GB" };

/** The common name of a zone, by its country or its city: «توقيت مصر». */
export function zoneName(timeZone: string): string {
  const own = ownNames[timeZone];
  if (own) return own();
  // Short names are places, long ones regions: «شرق أوروبا».
  const shape = { timeZone, timeZoneName: "shortGeneric" } as const;
  const format = new Intl.DateTimeFormat(tags[getLocale()], shape);
  const part = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return part?.value ?? timeZone;
}
