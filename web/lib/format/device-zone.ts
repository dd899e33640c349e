interface TemporalNow {
  Now: { zonedDateTimeISO(): { timeZoneId: string } };
}

/** The time zone that this device lives in; without Temporal a formatter tells it, which takes a slow phone long. */
export function deviceZone(): string {
  const { Temporal } = globalThis as { Temporal?: TemporalNow };
  return (
    Temporal?.Now.zonedDateTimeISO().timeZoneId ??
    new Intl.DateTimeFormat().resolvedOptions().timeZone
  );
}
