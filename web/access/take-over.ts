import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { paths } from "../../domain/paths.ts";
import { comesFromFrame } from "../embed/framed-sign-in.ts";
import { demo, leaveDemo } from "../lib/session/demo-mark.ts";
import { framable } from "../lib/session/framed.ts";
import { beginSession } from "../lib/session/session.ts";

/** Opens the app for the signed-in person, in the frame or in this page. */
export async function takeOver(answer: SignedIn): Promise<void> {
  // The previous page has the frame, which can now use this session.
  if (comesFromFrame()) return history.back();
  if (!demo.isHere) leaveDemo();
  beginSession(answer);
  await openApp(answer.who.kind);
}

type Kind = SignedIn["who"]["kind"];

const homeOf = (kind: Kind) => (kind === "trainer" ? paths.admin : paths.trainee.home);

/** Loads the app's code in advance; opening it loads the missing parts. */
export async function fetchApp(kind: Kind): Promise<void> {
  try {
    const { loadArea } = await import("../start-app.tsx");
    await loadArea(homeOf(kind));
  } catch {
    // Opening the app reports a failure.
  }
}

/** Opens the app in this page, without loading anything twice. */
export async function openApp(kind: Kind): Promise<void> {
  const home = framable(homeOf(kind));
  try {
    const [{ startApp }, { endPage }] = await Promise.all([
      import("../start-app.tsx"),
      import("./start.tsx"),
    ]);
    history.replaceState(null, "", home);
    const container = document.createElement("div");
    document.body.append(container);
    await startApp(container);
    endPage();
    container.id = "root";
    scrollTo(0, 0);
  } catch {
    location.assign(home);
  }
}
