/*
 * The one way into demo mode, which keeps the whole server in the browser. Nothing of it is loaded before
 * somebody enters it, and nobody who is signed in is ever in it.
 */

import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import { demoMark, leaveDemo } from "./demo-mark.ts";

const load = () => import("../../../demo/page/demo.tsx");

/**
 * Goes on with the demo of an earlier page; call it before the app is loaded. What cannot go on is over: the
 * screens of the real server say what there is to say.
 * @returns until when the app is to wait before it begins
 */
export async function resumeDemo(): Promise<() => Promise<void>> {
  const { beginDemo } = await load().catch(() => ({ beginDemo: undefined }));
  if (!beginDemo) {
    leaveDemo();
    return async () => {};
  }
  const begun = beginDemo();
  return () =>
    begun.catch(() => {
      leaveDemo();
      location.reload();
    });
}

/**
 * Lets somebody in as a sample person.
 * @param onProgress called with how far the sample data is, 0 to 1
 * @throws when the demo's code or files cannot be had, or this browser cannot run it
 */
export async function enterDemo(
  side: SignedIn["who"]["kind"],
  onProgress: (share: number) => void,
): Promise<SignedIn> {
  const signedIn = await (await load()).enterDemo(side, onProgress);
  try {
    localStorage.setItem(demoMark, side);
  } catch {
    // Storage that is refused keeps the demo to this page.
  }
  return signedIn;
}
