/*
 * What a page and the server in its browser say to each other. Everything survives `structuredClone`.
 */

import type { SignedIn } from "../domain/contract/accounts/session.ts";

/** The two sides of the product: each window is signed in on the side whose screens it shows. */
export type Side = "trainee" | "trainer";

/** A request of the page, as `fetch` would send it. */
export interface WireRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  side: Side;
}

export interface WireAnswer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** A mail that would have left. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  /** UTC milliseconds. */
  at: number;
}

/** What the page must know of the server before it begins. */
export interface Standing {
  /** How far the demo's clock is ahead of the device's, in milliseconds. */
  aheadMs: number;
  /** Whether this browser keeps what is done here. */
  keeps: boolean;
}

/** What a page may ask for, and what it is answered. */
export interface Calls {
  begin: { asks: Record<string, never>; answers: Standing };
  request: { asks: WireRequest; answers: WireAnswer };
  /** Signs in as a sample person, without any credential. */
  enter: { asks: { side: Side }; answers: SignedIn };
  /** Moves the clock on by a week, day by day, with everything that happens by itself. */
  laterByAWeek: { asks: Record<string, never>; answers: Standing };
  /** Forgets everything and begins anew, signed in on one side. */
  startAgain: { asks: { side: Side }; answers: Standing };
  listMails: { asks: Record<string, never>; answers: WrittenMail[] };
  openSocket: { asks: { socket: string; url: string; side: Side }; answers: null };
}

export type CallName = keyof Calls;

/** What a page sends. */
export type FromPage =
  | { kind: "start"; files: ServerFiles }
  | {
      [Name in CallName]: { kind: "call"; id: string; name: Name; asks: Calls[Name]["asks"] };
    }[CallName]
  | { kind: "say"; socket: string; data: string }
  | { kind: "hangUp"; socket: string };

/** What the server stands on, fetched by the page: the server itself reaches no network. */
export interface ServerFiles {
  wasm: ArrayBuffer;
  library: ArrayBuffer;
  /** Names the library: what was kept beside another one is not read. */
  version: string;
  /** What the simulated trainer says. */
  replies: string[];
}

/** How far the sample data is, 0 to 1. */
interface Progress {
  kind: "progress";
  share: number;
}

/** What a page hears. */
export type ToPage =
  | Progress
  | { kind: "answer"; id: string; answers: unknown }
  | { kind: "failure"; id: string; message: string }
  | { kind: "hear"; socket: string; data: string }
  | { kind: "closed"; socket: string; code: number }
  /** The clock was moved, or everything begins anew: a page shows nothing of before. */
  | { kind: "moved"; anew: boolean }
  /** Whether what is done is kept from now on. */
  | { kind: "keeps"; keeps: boolean };
