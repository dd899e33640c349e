import type { FromPage, ToPage } from "../protocol.ts";
import type { Channel, Locks } from "./browser.ts";
import { browserStore } from "./browser-store.ts";
import { ServerRelay } from "./relay.ts";

/* The used parts of a dedicated worker, beyond those of Cloudflare Workers. */
declare const self: {
  postMessage(message: ToPage): void;
  onmessage: ((event: { data: FromPage }) => void) | null;
};
declare const navigator: { readonly locks: Locks };
declare const BroadcastChannel: new (name: string) => Channel;
declare const location: { readonly origin: string };

// The database client calls it for each failed query; Safari before 17.2 and Firefox before 138 lack it.
Error.captureStackTrace ??= () => {};

/** The demo's server, in the page's own worker. */
const relay = new ServerRelay((message) => self.postMessage(message), {
  origin: location.origin,
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
  store: browserStore,
});
self.onmessage = ({ data }) => relay.take(data);
