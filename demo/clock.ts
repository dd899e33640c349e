const RealDate = Date;
let ahead = 0;

class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(...((parts.length === 0 ? [ShiftedDate.now()] : parts) as [number]));
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

/**
 * Sets every clock of this page or worker ahead of the device's, in milliseconds. Screens and rules read the time from
 * `Date`.
 */
export function shiftClock(aheadMs: number): void {
  ahead = aheadMs;
  globalThis.Date = (aheadMs === 0 ? RealDate : ShiftedDate) as DateConstructor;
}
