/** Milliseconds that `--distance` of `npm test` or `npm run bench` puts between the product and its stores. */
export const runDistance = (): number => Number(process.env.MIRAN_DISTANCE ?? 0);

/** Has everything that is served from here on served at that distance. */
export function setRunDistance(milliseconds: number): void {
  process.env.MIRAN_DISTANCE = String(milliseconds);
}
