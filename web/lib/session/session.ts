import type { SignedIn, Who } from "../../../domain/contract/accounts/session.ts";
import { windowHeader } from "../../../domain/conversations/live.ts";
import { newId } from "../../../domain/id.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { followAppearance } from "../appearance.ts";
import { ApiError, isSignedOut, readAnswer, readProblem } from "./api-error.ts";
import { leaveDemo } from "./demo-mark.ts";
import { framable, isFramed } from "./framed.ts";
import { transport } from "./transport.ts";
import { requireOwn, viewedId } from "./viewing.ts";
import { readWho, writeWho } from "./who.ts";

// In memory alone: no token is ever in browser storage.
let current: { accessToken: string; expiresAt: number; remember: boolean } | undefined;
/** The reason for leaving this page, and the destination. */
let reason: Ending = "";
let leavingFor: string | undefined;
let refreshing: Promise<void> | undefined;
let whoAmI: Who | undefined = viewedId === undefined ? readWho() : undefined;
const listeners = new Set<() => void>();

const renewBeforeMs = 30_000;
/** Identifies this window among the session's others, which are told of its changes. */
const windowId = newId();

export function getWho(): Who | undefined {
  return whoAmI;
}

export function subscribeWho(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setWho(who: Who | undefined): void {
  writeWho(who);
  show(who);
}

function show(who: Who | undefined): void {
  whoAmI = who;
  for (const listener of listeners) listener();
}

/** Shows this window as a trainee whom the trainer views. */
export const showAs = (person: Who): void => show(person);

/** Starts the session of a sign-in or a refresh. */
export function beginSession(signedIn: SignedIn): void {
  const { accessToken, expiresAt, who, remember, appearance } = signedIn;
  const isNew = current === undefined;
  current = { accessToken, expiresAt, remember };
  leavingFor = undefined;
  if (viewedId === undefined) setWho(who);
  followAppearance(who.id, appearance, { reload: isNew });
}

/** Whether the session outlives the browser; undefined before the server's answer. */
export const isRemembered = (): boolean | undefined => current?.remember;

/** Adopts changes of the signed-in person that the server has stored. */
export function followPerson(changes: Partial<Pick<Who, "name" | "gender" | "timeZone">>): void {
  if (whoAmI) setWho({ ...whoAmI, ...changes });
}

/** The fragment that tells the sign-in screen why the session ended. */
type Ending = "" | "#inactive";

export const endingOf = (error: unknown): Ending =>
  error instanceof ApiError && error.code === "account_inactive" ? "#inactive" : "";

/** Ends the session on this device and opens the sign-in screen of its area. */
export function leave(why: Ending = ""): void {
  const area = location.pathname.startsWith("/trainee") ? "/trainee/login" : "/";
  current = undefined;
  setWho(undefined);
  leaveDemo();
  // Later failures, because nobody is signed in, do not change the reason.
  reason ||= why;
  const address = framable(area) + reason;
  // Another navigation would cancel the running one.
  if (leavingFor === address) return;
  leavingFor = address;
  addEventListener("pageshow", () => (leavingFor = undefined), { once: true });
  dispatchEvent(new Event("leaving"));
  location.assign(address);
}

/** Renews the access token by the refresh cookie; several callers share one request. */
export function refreshSession(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<void> {
  const response = await send("/api/access/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ embed: isFramed() }),
  });
  if (!response.ok) throw await readProblem(response);
  const before = whoAmI?.id;
  beginSession(await readAnswer<SignedIn>(response));
  if (!before || before === whoAmI?.id) return;
  // Another window signed a different person in. This page's data is not theirs, and it sends nothing for them.
  location.reload();
  await new Promise(() => {});
}

/**
 * Fetch for signed-in areas. It sends the access token, renews it before its end or after a refusal, and leaves for the
 * sign-in screen when the session ended.
 */
export async function authorizedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (isTrainees(input) && (init.method ?? "GET") !== "GET") requireOwn();
  try {
    if (!current || current.expiresAt - Date.now() < renewBeforeMs) await refreshSession();
    const first = await send(input, withToken(input, init));
    if (first.status !== 401) return first;
    await refreshSession();
    return await send(input, withToken(input, init));
  } catch (error) {
    if (isSignedOut(error)) leave(endingOf(error));
    throw error;
  }
}

/** The valid token, for requests with progress, which cannot use `authorizedFetch`. */
export async function accessToken(): Promise<string> {
  requireOwn();
  if (!current || current.expiresAt - Date.now() < renewBeforeMs) await refreshSession();
  return current?.accessToken ?? "";
}

const isTrainees = (input: RequestInfo | URL) => String(input).startsWith("/api/trainee/");

function withToken(input: RequestInfo | URL, init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (current) headers.set("authorization", `Bearer ${current.accessToken}`);
  if (viewedId !== undefined && isTrainees(input)) headers.set(viewAsHeader, viewedId);
  headers.set(windowHeader, windowId);
  return { ...init, headers };
}

/** A request that distinguishes "no answer" from a refusal. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await transport.request(input, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("offline");
  }
}
