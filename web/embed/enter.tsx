import { askEmbedCookies } from "../access/api.ts";
import type { InFrame } from "../access/sign-in/sign-in.tsx";
import { openApp } from "../access/take-over.ts";
import { isFramed } from "../lib/session/framed.ts";
import { getWho, refreshSession } from "../lib/session/session.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { comesFromFrame, shareSession } from "./framed-sign-in.ts";
import { Gate } from "./gate.tsx";

type Draw = (frame: InFrame) => void;

/**
 * Finds out whether a session that begins in this frame would last, before anybody types a password:
 * browsers that keep no cookie for it are asked for access to one, by a tap where they want one.
 */
export async function enterFrame(draw: Draw): Promise<void> {
  if (comesFromFrame()) {
    draw({ note: <Banner kind="info">{m.embed_comes_back()}</Banner> });
    return;
  }
  if (!isFramed() || (await keepsCookies())) return;
  // Where access was given before, some browsers give it without a tap.
  if (await goOn(draw)) return;
  draw({ gate: <Gate onAllow={() => goOn(draw)} /> });
}

/** @returns whether the frame may keep a session now, which goes on if there is one */
async function goOn(draw: Draw): Promise<boolean> {
  if (!(await gainsAccess()) || !(await keepsCookies())) return false;
  try {
    await refreshSession();
    const who = getWho();
    if (who) await openApp(who.kind);
  } catch {
    // Nobody is signed in with the cookie that came: the form is next.
  }
  draw({});
  return true;
}

async function gainsAccess(): Promise<boolean> {
  try {
    await document.requestStorageAccess();
    return true;
  } catch {
    return false;
  }
}

/** Sets what a session would need and looks whether it comes back. */
async function keepsCookies(): Promise<boolean> {
  try {
    const { kept } = await askAgain();
    shareSession(kept === "shared");
    return kept !== null;
  } catch {
    // Without an answer nothing is known: the form says what is wrong when it is sent.
    return true;
  }
}

async function askAgain() {
  const first = await askEmbedCookies();
  return first.kept === "embed" ? first : askEmbedCookies();
}
