import type { ReactNode } from "react";
import type { useRowKeys } from "./use-row-keys.ts";

type ListRowsProps = {
  rows: Pick<ReturnType<typeof useRowKeys>, "list" | "onKeyDown">;
  /** The rows of another page stand there until these come. */
  waiting: boolean;
  children: ReactNode;
};

/** What the list holds, with the keys of its rows. */
export function ListRows({ rows, waiting, children }: ListRowsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: carries the arrows of the rows inside
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
