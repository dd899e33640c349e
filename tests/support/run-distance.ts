/** The delay of `--distance` in `npm test` or `npm run bench`, in milliseconds. */
export const runDistance = (): number => Number(process.env.MIRAN_DISTANCE ?? 0);

/** Sets the delay of all servers started later. */
export function setRunDistance(milliseconds: number): void {
  process.env.MIRAN_DISTANCE = String(milliseconds);
}
