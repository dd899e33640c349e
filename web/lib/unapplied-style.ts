/*
 * The page asks for the app's style sheet without applying it: what stands there before the app has its own
 * style, and a slow phone would match every rule with every element of it for nothing.
 */

/** The medium that keeps a style sheet of ours from being applied. */
export const unapplied = "print";

/**
 * Waits for that style sheet.
 * @returns what applies it; nothing to do where it stands there already
 */
export async function loadedStyle(): Promise<() => void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][media=${unapplied}]`);
  if (!link) return () => {};
  if (!link.sheet) {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new Error("the style sheet did not come")));
    });
  }
  return () => link.removeAttribute("media");
}
