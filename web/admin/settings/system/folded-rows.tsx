import type { ReactNode } from "react";

/** Seldom needed rows, folded at the end of a list. */
export function FoldedRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-accent-ink">
        {title}
      </summary>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </details>
  );
}
