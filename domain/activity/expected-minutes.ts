/** Steps of a shown time: a closer figure would promise more than an estimate can keep. */
const shownMinutes = 5;

/** Expected seconds of a training as shown: minutes, to the nearest 5 and at least 5. */
export const expectedMinutes = (seconds: number): number =>
  Math.max(shownMinutes, Math.round(seconds / 60 / shownMinutes) * shownMinutes);
