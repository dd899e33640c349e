/** The largest photo that is taken, in bytes; phones send a tenth of it. */
export const photoBytes = 1024 * 1024;

/** What a phone makes of a photo before it is sent: a square of so many pixels a side. */
export const photoSide = 512;

/** How long an address of a photo holds, and how long it stays the same text, in seconds. */
export const photoTicket = { seconds: 3600, sameForSeconds: 1800 };
