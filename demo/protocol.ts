/* Messages between a page and the server in its browser. All of them survive `structuredClone`. */

import type { SignedIn } from "../domain/contract/accounts/session.ts";

/** The two sides of the product; a window is signed in on the side of its screens. */
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

/** A mail that the product would have sent. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  /** UTC milliseconds. */
  at: number;
}

/** The server's state, which the page needs at its start. */
export interface Standing {
  /** The demo's clock minus the device's, in milliseconds. */
  aheadMs: number;
  /** Whether this browser persists the demo. */
  keeps: boolean;
}

/** The calls of a page, with their answers. */
export interface Calls {
  begin: { asks: Record<string, never>; answers: Standing };
  request: { asks: WireRequest; answers: WireAnswer };
  /** Signs in as a sample person, without a password. */
  enter: { asks: { side: Side }; answers: SignedIn };
  /** Moves the clock on by a week, day by day, with all scheduled jobs. */
  laterByAWeek: { asks: Record<string, never>; answers: Standing };
  /** Begins anew on the third day of Ramadan, signed in on one side. */
  toRamadan: { asks: { side: Side }; answers: Standing };
  /** Deletes everything and starts again, signed in on one side. */
  startAgain: { asks: { side: Side }; answers: Standing };
  listMails: { asks: Record<string, never>; answers: WrittenMail[] };
  openSocket: { asks: { socket: string; url: string; side: Side }; answers: null };
}

export type CallName = keyof Calls;

/** A message from a page. */
export type FromPage =
  | { kind: "start"; files: ServerFiles }
  | {
      [Name in CallName]: { kind: "call"; id: string; name: Name; asks: Calls[Name]["asks"] };
    }[CallName]
  | { kind: "say"; socket: string; data: string }
  | { kind: "hangUp"; socket: string };

/** The server's files, loaded by the page: the server itself has no network. */
export interface ServerFiles {
  wasm: ArrayBuffer;
  library: ArrayBuffer;
  /** The version of the library; data persisted with another one is not read. */
  version: string;
  /** The texts of the stand-in trainer. */
  replies: string[];
}

/** The progress of the sample data, 0 to 1. */
interface Progress {
  kind: "progress";
  share: number;
}

/** A message to a page. */
export type ToPage =
  | Progress
  | { kind: "answer"; id: string; answers: unknown }
  | { kind: "failure"; id: string; message: string }
  | { kind: "hear"; socket: string; data: string }
  | { kind: "closed"; socket: string; code: number }
  /** The clock moved, or everything started again, so the page's data is outdated. */
  | { kind: "moved"; anew: boolean }
  /** Whether the demo is persisted from now on. */
  | { kind: "keeps"; keeps: boolean };
