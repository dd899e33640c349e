import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { comesFromFrame } from "../embed/way.ts";
import { demo, leaveDemo } from "../lib/demo-mark.ts";
import { framable } from "../lib/framed.ts";
import { beginSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

/** Opens the app for the person who signed in, where they want to use it. */
export async function takeOver(answer: SignedIn): Promise<void> {
  // A step back is the page whose frame sent them here, which may go on with this session now.
  if (comesFromFrame()) return history.back();
  if (!demo.isHere) leaveDemo();
  beginSession(answer);
  await openApp(answer.who.kind);
}

/** Puts the app into this very page; nothing is loaded twice. */
export async function openApp(kind: SignedIn["who"]["kind"]): Promise<void> {
  const home = framable(kind === "trainer" ? paths.admin.home : paths.trainee.home);
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
