import type { Root } from "react-dom/client";

const roots: Root[] = [];

export function keepRoot(root: Root): void {
  roots.push(root);
}

/** Ends the visitors' page, when the app has taken its place. */
export function endPage(): void {
  for (const root of roots) root.unmount();
  document.getElementById("page")?.remove();
  document.getElementById("page-style")?.remove();
}
