/** Remembers that this browser's windows are in the demo; who signs in is in it no more. */
export const demoMark = "demo";
const realPerson = "who";

/** Set where there is no other server at all. */
export const demo = { isOnly: false };

/** Whether this page goes on with the demo that another one began. */
export function isInDemo(): boolean {
  try {
    return localStorage.getItem(demoMark) !== null && localStorage.getItem(realPerson) === null;
  } catch {
    return false;
  }
}
