import { embedMessages } from "./messages.ts";

let isListening = false;

/**
 * Tells the site around this page how tall its content is, from when on the site's script asks. What
 * anybody else says is not heard; a page without an origin (a file, a sandbox) is told nothing.
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
  // From here on the content alone says how tall the page is (base.css).
  document.documentElement.dataset.follows = "";
  following = new ResizeObserver(() => {
    parent.postMessage({ [embedMessages.height]: document.body.offsetHeight }, origin);
  });
  following.observe(document.body);
}
