import type { Socket, Transport, Upload } from "../../web/lib/session/transport.ts";
import type { WireAnswer } from "../protocol.ts";
import type { ServerPort } from "./server-port.ts";
import { sideOfPage } from "./side.ts";

const noContent = new Set([204, 205, 304]);
/** Maximum number of local file addresses in a window; a shown picture survives the loss of its address. */
const maxLocated = 200;

/** The transport to the server in this browser. */
export function demoTransport(port: ServerPort): Transport {
  const located = new Map<string, Promise<string>>();

  async function request(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { signal } = init;
    signal?.throwIfAborted();
    const body = await bytesOf(init.body);
    const answering = port.call("request", {
      method: init.method ?? "GET",
      url: String(input),
      headers: [...new Headers(init.headers)],
      body,
      side: sideOfPage(),
    });
    return responseOf(await unlessAborted(answering, signal ?? undefined));
  }

  return {
    request,

    async upload({ url, headers, body, signal, onSent }: Upload) {
      const bytes = body instanceof Blob ? await body.arrayBuffer() : body;
      const answer = await request(url, { method: "PUT", headers, body: bytes, signal });
      onSent(bytes.byteLength);
      return answer;
    },

    connect: (url) => new DemoSocket(port, url),

    // Only this page's script can reach the server, so it fetches the files of pictures.
    locate(path) {
      if (!path.startsWith("/api/")) return path;
      const known = located.get(path);
      if (known) return known;
      const found = request(path).then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return URL.createObjectURL(await answer.blob());
      });
      // A failure stays cached; a renewed ticket makes another address.
      located.set(path, found);
      found.catch(() => {});
      if (located.size > maxLocated) forgetOldest(located);
      return found;
    },
  };
}

function forgetOldest(located: Map<string, Promise<string>>): void {
  const [oldest] = located;
  if (!oldest) return;
  located.delete(oldest[0]);
  oldest[1].then(URL.revokeObjectURL, () => {});
}

async function bytesOf(body: RequestInit["body"]): Promise<ArrayBuffer | null> {
  if (body === null || body === undefined) return null;
  return new Response(body).arrayBuffer();
}

function responseOf({ status, headers, body }: WireAnswer): Response {
  return new Response(noContent.has(status) ? null : body, { status, headers });
}

function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException("given up", "AbortError"));
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** The parts of a WebSocket that the live layer uses. */
class DemoSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #line: ReturnType<ServerPort["openSocket"]>;

  constructor(port: ServerPort, url: string) {
    this.#line = port.openSocket(url, sideOfPage(), {
      hear: (data) => this.#tell("onmessage", new MessageEvent("message", { data })),
      closed: (code) => this.#tell("onclose", new CloseEvent("close", { code })),
    });
  }

  send(data: string): void {
    this.#line.say(data);
  }

  close(): void {
    this.#line.hangUp();
  }

  #tell<Name extends "onmessage" | "onclose">(name: Name, event: Event): void {
    (this[name] as ((event: Event) => void) | null)?.(event);
  }
}
