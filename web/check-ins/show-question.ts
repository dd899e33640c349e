import { questionElement } from "./question-field.tsx";

/** Scrolls to a question and focuses its first control, so that its problem is read. */
export function showQuestion(id: string): void {
  const element = document.getElementById(questionElement(id));
  if (!element) return;
  element.scrollIntoView({ block: "start", behavior: "smooth" });
  element.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
}
