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
 * Checks whether a session in this frame would last, before a password is typed. A browser that refuses the frame's
 * cookies is asked for access, by a tap if it requires one.
 */
export async function enterFrame(draw: Draw): Promise<void> {
  if (comesFromFrame()) {
    draw({ note: <Banner kind="info">{m.embed_comes_back()}</Banner> });
    return;
  }
  if (!isFramed() || (await keepsCookies())) return;
  // After an earlier permission, some browsers grant access without a tap.
  if (await goOn(draw)) return;
  draw({ gate: <Gate onAllow={() => goOn(draw)} /> });
}

/** @returns whether the frame can store a session; an existing one opens the app */
async function goOn(draw: Draw): Promise<boolean> {
  if (!(await gainsAccess()) || !(await keepsCookies())) return false;
  try {
    await refreshSession();
    const who = getWho();
    if (who) await openApp(who.kind);
  } catch {
    // The cookie has no session, so the form follows.
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

/** Sets a session's cookies and checks whether they return. */
async function keepsCookies(): Promise<boolean> {
  try {
    const { kept } = await askAgain();
    shareSession(kept === "shared");
    return kept !== null;
  } catch {
    // Without an answer the form is shown; it reports errors when it is sent.
    return true;
  }
}

async function askAgain() {
  const first = await askEmbedCookies();
  return first.kept === "embed" ? first : askEmbedCookies();
}
