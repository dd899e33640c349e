/** Held by the window with the leading worker. */
export const leaderLock = "miran-demo";

/** Held by each window for its life. */
export const windowLock = (windowId: string): string => `${leaderLock}/${windowId}`;
