import { embedMessages } from "./messages.ts";

let isListening = false;

/**
 * Reports the content's height to the surrounding site, once the site's script asks. Other senders are ignored; a page
 * without an origin (a file, a sandbox) gets nothing.
 */
export function followHeight(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || data !== embedMessages.follow || origin === "null") return;
    tellHeights(origin);
  });
  parent.postMessage(embedMessages.ready, "*");
}

let following: ResizeObserver | undefined;

function tellHeights(origin: string): void {
  following?.disconnect();
  // From here on the content alone decides the page's height (base.css).
  document.documentElement.dataset.follows = "";
  following = new ResizeObserver(() => {
    parent.postMessage({ [embedMessages.height]: document.body.offsetHeight }, origin);
  });
  following.observe(document.body);
}
