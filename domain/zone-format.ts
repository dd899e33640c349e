type PartType = "year" | "month" | "day" | "hour" | "minute";

const maxCachedZones = 100;

/**
 * Formats an instant by the Gregorian calendar and the 24-hour clock of a time zone, in Latin digits.
 * Creating a formatter is far dearer than using it, so each zone's is cached.
 * @param shape the parts and their form
 * @returns the parts of an instant; an unknown zone throws a RangeError
 */
export function zoneParts(shape: Pick<Intl.DateTimeFormatOptions, PartType>) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timeZone: string) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat("en", {
      ...shape,
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
    });
    if (formats.size >= maxCachedZones) formats.clear();
    formats.set(timeZone, format);
    return format;
  };
  return (instant: number, zone: string) => {
    const parts = formatOf(zone).formatToParts(instant);
    return (type: PartType) => parts.find((part) => part.type === type)?.value ?? "";
  };
}
