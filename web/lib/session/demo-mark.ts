/** Remembers that this browser's windows are in the demo; who signs in or out is in it no more. */
export const demoMark = "demo";
const realPerson = "who";

/** Whether there is no other server at all, and whether this page is the demo's. */
export const demo = { isOnly: false, isHere: false };

/** Whether this page goes on with the demo that another one began. */
export function isInDemo(): boolean {
  try {
    return localStorage.getItem(demoMark) !== null && localStorage.getItem(realPerson) === null;
  } catch {
    return false;
  }
}

/** The next page is of the real server again. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(demoMark);
  } catch {
    // Storage that is refused remembers nothing either.
  }
}
