import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { framable } from "../lib/framed.ts";
import { beginSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

/** Puts the app of the person who signed in into this very page; nothing is loaded twice. */
export async function takeOver(answer: SignedIn): Promise<void> {
  beginSession(answer);
  const home = framable(answer.who.kind === "trainer" ? paths.admin.home : paths.trainee.home);
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
