/*
 * The one way into demo mode, which keeps the whole server in the browser. Nothing of it is loaded before
 * somebody enters it, and nobody who is signed in is ever in it.
 */

import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { demoMark } from "./demo-mark.ts";

type Side = SignedIn["who"]["kind"];

const load = async () => (await import("../../demo/page/demo.tsx")).beginDemo;

/**
 * Goes on with the demo of an earlier page; call it before the app is loaded. What cannot go on is over: the
 * screens of the real server say what there is to say.
 * @returns until when the app is to wait before it begins
 */
export async function resumeDemo(): Promise<() => Promise<void>> {
  try {
    const { ready } = (await load())();
    return () =>
      ready.catch(() => {
        leaveDemo();
        location.reload();
      });
  } catch {
    leaveDemo();
    return async () => {};
  }
}

/**
 * Lets somebody in as a sample person.
 * @param onProgress called with how far the sample data is, 0 to 1
 * @throws when the demo's code or files cannot be had, or this browser cannot run it
 */
export async function enterDemo(
  side: Side,
  onProgress: (share: number) => void,
): Promise<SignedIn> {
  const { enter } = (await load())({ onProgress });
  const signedIn = await enter(side);
  keep(() => localStorage.setItem(demoMark, side));
  return signedIn;
}

/** The next page is of the real server again. */
export function leaveDemo(): void {
  keep(() => localStorage.removeItem(demoMark));
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Storage that is refused keeps the demo to this page.
  }
}
