import type { LiveObjects } from "../../../demo/server/live-objects.ts";
import type { FarEnd, ObjectSocket } from "../../../demo/server/object-socket.ts";
import { type LiveIdentity, liveHeaders } from "../../../domain/conversations/live.ts";

/** A stub of a demo's live object, as Workers have one: its methods, and sockets by an upgrade. */
export function stubOf(objects: LiveObjects, kind: LiveIdentity["object"], id: string): object {
  const object: object = objects[kind](id);
  return new Proxy(object, {
    get(target, name) {
      if (name === "fetch") return (_url: string, init: RequestInit) => upgrade(objects, init);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function upgrade(objects: LiveObjects, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const identity = JSON.parse(headers.get(liveHeaders.identity) ?? "") as LiveIdentity;
  const since = headers.get(liveHeaders.since);
  const page = new PageEnd();
  const near = await objects.openSocket(identity, since === null ? undefined : Number(since), page);
  if (!near) return new Response(null, { status: 401 });
  page.near = near;
  // Only workerd can construct an answer of status 101.
  return Object.defineProperties(new Response(null), {
    status: { value: 101 },
    webSocket: { value: page },
  });
}

/** The page's end of a connection as in Workers: events wait until it is accepted. */
class PageEnd extends EventTarget implements FarEnd {
  near: ObjectSocket | undefined;
  #waiting: Event[] | undefined = [];

  accept(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    queueMicrotask(() => {
      for (const event of waiting) this.dispatchEvent(event);
    });
  }

  send(data: string): void {
    this.near?.receive(data);
  }

  close(): void {
    this.near?.hangUp();
  }

  hear(data: string): void {
    this.#tell(new MessageEvent("message", { data }));
  }

  closed(code: number): void {
    this.#tell(Object.assign(new Event("close"), { code }));
  }

  #tell(event: Event): void {
    if (this.#waiting) this.#waiting.push(event);
    else this.dispatchEvent(event);
  }
}
