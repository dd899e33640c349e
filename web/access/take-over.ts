import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { paths } from "../../domain/paths.ts";
import { comesFromFrame } from "../embed/framed-sign-in.ts";
import { demo, leaveDemo } from "../lib/session/demo-mark.ts";
import { framable } from "../lib/session/framed.ts";
import { beginSession } from "../lib/session/session.ts";

/** Opens the app for the person who signed in, where they want to use it. */
export async function takeOver(answer: SignedIn): Promise<void> {
  // A step back is the page whose frame sent them here, which may go on with this session now.
  if (comesFromFrame()) return history.back();
  if (!demo.isHere) leaveDemo();
  beginSession(answer);
  await openApp(answer.who.kind);
}

type Kind = SignedIn["who"]["kind"];

const homeOf = (kind: Kind) => (kind === "trainer" ? paths.admin : paths.trainee.home);

/** Runs the code of the app while something else is waited for; whoever opens it loads what is missing. */
export async function fetchApp(kind: Kind): Promise<void> {
  try {
    const { loadArea } = await import("../start-app.tsx");
    await loadArea(homeOf(kind));
  } catch {
    // It is told where the app is opened.
  }
}

/** Puts the app into this very page; nothing is loaded twice. */
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
