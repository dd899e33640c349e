import type { FromPage, ToPage } from "../protocol.ts";
import type { Channel, Locks } from "./browser.ts";
import { browserStore } from "./browser-store.ts";
import { ServerRelay } from "./relay.ts";

/* What of a dedicated worker in a browser is used, beside what Workers have too. */
declare const self: {
  postMessage(message: ToPage): void;
  onmessage: ((event: { data: FromPage }) => void) | null;
};
declare const navigator: { readonly locks: Locks };
declare const BroadcastChannel: new (name: string) => Channel;
declare const location: { readonly origin: string };

// Each failed query of the database's client calls it, and Safari before 17.2 and Firefox before 138 have none.
Error.captureStackTrace ??= () => {};

/** The demo's server, in a worker of the page's own. */
const relay = new ServerRelay((message) => self.postMessage(message), {
  origin: location.origin,
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
  store: browserStore,
});
self.onmessage = ({ data }) => relay.take(data);
