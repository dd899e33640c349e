import { whenIdle } from "./when-idle.ts";

/**
 * Fetches the app's files while nobody waits for anything, so that the tap on "sign in" opens the
 * first screen at once. The build writes their addresses into the page; nothing is run yet.
 */
export function preloadApp(): void {
  const files = document.body.dataset.next?.split(" ") ?? [];
  if (files.length === 0 || savesData()) return;
  preloadInTurn(files);
}

const filesAtOnce = 2;

/** A few at each idle moment: asking for thirty files in one go would hold up the typing. */
function preloadInTurn([...files]: string[]): void {
  whenIdle(() => {
    for (const href of files.splice(0, filesAtOnce)) {
      const link = document.createElement("link");
      const isStyle = href.endsWith(".css");
      link.rel = isStyle ? "prefetch" : "modulepreload";
      // As the module loader will ask, or the browser would fetch it twice.
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
    if (files.length > 0) preloadInTurn(files);
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
