/** The mark of a browser in the demo; signing in or out removes it. */
export const demoMark = "demo";
const realPerson = "who";

/** Whether there is no other server, and whether this page is the demo's. */
export const demo = { isOnly: false, isHere: false };

/** Whether this page continues another page's demo. */
export function isInDemo(): boolean {
  try {
    return localStorage.getItem(demoMark) !== null && localStorage.getItem(realPerson) === null;
  } catch {
    return false;
  }
}

/** Lets the next page use the real server again. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(demoMark);
  } catch {
    // A refused storage has no mark either.
  }
}
