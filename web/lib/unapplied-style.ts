import { nextTask } from "./waiting/next-task.ts";

/*
 * The page loads the app's style sheet without applying it. The shell has its own style, and a slow phone would match
 * every rule with its elements while it still draws the page.
 */

/** The medium that prevents a style sheet from being applied. */
export const unapplied = "print";

/**
 * Waits for that style sheet and applies it. The shell looks the same, but every font and box is computed again;
 * together with the app's first screen that would be one long task.
 */
export async function applyStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][media=${unapplied}]`);
  if (!link) return;
  if (!link.sheet) {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new Error("the style sheet did not come")));
    });
  }
  link.removeAttribute("media");
  // Reading a style computes styles, and reading a height computes the layout, each in its own task.
  void getComputedStyle(document.body).color;
  await nextTask();
  void document.body.offsetHeight;
  await nextTask();
}
