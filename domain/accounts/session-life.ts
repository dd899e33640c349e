const dayMs = 86_400_000;

/** Days a remembered session outlives its last use; the cookie says the same. */
export const rememberedDays = 60;

/** Milliseconds that a session outlives its last use: remembered, or as long as its browser is open. */
export const restMs = { remembered: rememberedDays * dayMs, open: dayMs };

/** Milliseconds after which any session must be begun anew, however much it is used. */
export const maxSessionMs = 180 * dayMs;

/** Until when a session lasts that is used now, in UTC milliseconds. */
export const sessionEnd = (session: {
  now: number;
  remember: boolean;
  createdAt: number;
}): number =>
  Math.min(
    session.now + (session.remember ? restMs.remembered : restMs.open),
    session.createdAt + maxSessionMs,
  );
