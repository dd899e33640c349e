const dayMs = 86_400_000;

/** Days that a remembered session and its cookie last after the last use. */
export const rememberedDays = 60;

/** Milliseconds that a session lasts after its last use: remembered, or until its browser closes. */
export const restMs = { remembered: rememberedDays * dayMs, open: dayMs };

/** Maximum age of a session in milliseconds, however often it is used. */
export const maxSessionMs = 180 * dayMs;

/** The end of a session that is used now, in UTC milliseconds. */
export const sessionEnd = (session: {
  now: number;
  remember: boolean;
  createdAt: number;
}): number =>
  Math.min(
    session.now + (session.remember ? restMs.remembered : restMs.open),
    session.createdAt + maxSessionMs,
  );
