/*
 * The only door to demo mode, which runs the whole server in the browser. None of it is loaded before it is entered, and
 * a signed-in person is never in it.
 */

import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import { demoMark, leaveDemo } from "./demo-mark.ts";

const load = () => import("../../../demo/page/demo.tsx");

/**
 * Continues the demo of an earlier page; call it before the app is loaded. A demo that cannot continue ends, and the
 * real server's screens take over.
 * @returns a wait for the app before it starts
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
 * Enters the demo as a sample person.
 * @param onProgress called with the progress of the sample data, 0 to 1
 * @throws if the demo's files cannot be loaded, or this browser cannot run it
 */
export async function enterDemo(
  side: SignedIn["who"]["kind"],
  onProgress: (share: number) => void,
): Promise<SignedIn> {
  const signedIn = await (await load()).enterDemo(side, onProgress);
  try {
    localStorage.setItem(demoMark, side);
  } catch {
    // Without storage the demo lasts for this page.
  }
  return signedIn;
}
