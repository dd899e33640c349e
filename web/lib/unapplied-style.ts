import { nextTask } from "./waiting/next-task.ts";

/*
 * The page asks for the app's style sheet without applying it: what stands there before the app has its own
 * style, and a slow phone would match every rule with every element of it while it still draws the page.
 */

/** The medium that keeps a style sheet of ours from being applied. */
export const unapplied = "print";

/**
 * Waits for that style sheet and applies it, which changes nothing of what stands there. It builds every font and
 * every box of it anew; together with the app's first screen that would be one long task.
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
  // Whoever asks for a style has it worked out, and for a height the layout, each in a task of its own.
  void getComputedStyle(document.body).color;
  await nextTask();
  void document.body.offsetHeight;
  await nextTask();
}
