import type { ReactNode } from "react";
import type { useRowKeys } from "./use-row-keys.ts";

type ListRowsProps = {
  rows: Pick<ReturnType<typeof useRowKeys>, "list" | "onKeyDown">;
  /** Whether the rows are of the previous page. */
  waiting: boolean;
  children: ReactNode;
};

/** The rows of a list with their keyboard navigation. */
export function ListRows({ rows, waiting, children }: ListRowsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the rows inside
    <div
      ref={rows.list}
      onKeyDown={rows.onKeyDown}
      aria-busy={waiting || undefined}
      className={`transition-opacity ${waiting ? "opacity-60" : ""}`}
    >
      {children}
    </div>
  );
}
