import type { Requests } from "../../worker/platform.ts";
import type { FarEnd, ObjectSocket } from "./object-socket.ts";

/** The cookies of one side: both may be signed in, each in its own windows. */
export type CookieJar = Map<string, string>;

/** A connection during its opening: the caller's end and the object's. */
export interface Line {
  far: FarEnd;
  near?: ObjectSocket;
}

const senderHeader = "x-demo-sender";

interface Sender {
  jar: CookieJar;
  bytes: number;
  /** Set for a request that opens a socket. */
  line?: Line | undefined;
}

/** The senders of requests within this browser, with facts that a `Request` lacks. */
export class DemoRequests implements Requests {
  readonly #senders = new Map<string, Sender>();
  readonly #changed: () => void;

  /** @param changed called after a change of a jar */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Notes the sender of a request by a header, which derived requests have too. */
  note(sender: Sender): { header: [string, string]; forget(): void } {
    const id = crypto.randomUUID();
    this.#senders.set(id, sender);
    return { header: [senderHeader, id], forget: () => this.#senders.delete(id) };
  }

  #senderOf({ headers }: Request): Sender | undefined {
    return this.#senders.get(headers.get(senderHeader) ?? "");
  }

  networkOf(): string {
    return "demo";
  }

  isOwn(request: Request): boolean {
    return this.#senderOf(request) !== undefined;
  }

  lengthOf(request: Request): number | undefined {
    return this.#senderOf(request)?.bytes;
  }

  // No compression, as nothing is sent over a network.
  codingsOf(): string {
    return "";
  }

  asksForSocket(request: Request): boolean {
    return this.lineOf(request) !== undefined;
  }

  lineOf(request: Request): Line | undefined {
    return this.#senderOf(request)?.line;
  }

  cookiesOf(request: Request): string {
    const jar = this.#senderOf(request)?.jar ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  keepCookie(request: Request, cookie: string): boolean {
    const jar = this.#senderOf(request)?.jar;
    if (!jar) return false;
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const at = pair.indexOf("=");
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isOver) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
    this.#changed();
    return true;
  }
}
