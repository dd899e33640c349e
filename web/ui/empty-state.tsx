import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; text?: string; action?: ReactNode };

/** An empty place: its purpose, and the first step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-2 px-4 py-10 text-center">
      {icon && (
        <span className="mb-2 grid size-16 place-items-center rounded-full bg-soft text-[1.6rem] text-muted">
          {icon}
        </span>
      )}
      <h2 className="text-lg">{title}</h2>
      {text && <p className="text-balance text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
