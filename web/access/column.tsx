import type { ReactNode } from "react";

type ColumnProps = { title: ReactNode; text?: ReactNode; children?: ReactNode };

/** The column of a visitors' screen: heading, text and form. */
export function Column({ title, text, children }: ColumnProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <h1 className="page-title">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
