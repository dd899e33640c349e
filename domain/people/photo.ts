/** Maximum size of a photo in bytes; phones send a tenth of it. */
export const photoBytes = 1024 * 1024;

/** Side of the square that a phone sends, in pixels. */
export const photoSide = 512;

/** Validity of a photo's address, and the time for which it stays the same text, in seconds. */
export const photoTicket = { seconds: 3600, sameForSeconds: 1800 };
