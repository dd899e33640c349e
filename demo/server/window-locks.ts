/** Held by the window whose worker leads. */
export const leaderLock = "miran-demo";

/** Held by each window for as long as it lives. */
export const windowLock = (windowId: string): string => `${leaderLock}/${windowId}`;
