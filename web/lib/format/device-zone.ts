interface TemporalNow {
  Now: { zonedDateTimeISO(): { timeZoneId: string } };
}

/** The device's time zone. Without Temporal it takes a formatter, which is slow on a phone. */
export function deviceZone(): string {
  const { Temporal } = globalThis as { Temporal?: TemporalNow };
  return (
    Temporal?.Now.zonedDateTimeISO().timeZoneId ??
    new Intl.DateTimeFormat().resolvedOptions().timeZone
  );
}
