import { type ReactNode, useId } from "react";

type GlanceCardProps = { title: string; beside?: ReactNode; children: ReactNode };

/** A small card about a person, beside the conversation. */
export function GlanceCard({ title, beside, children }: GlanceCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised px-3.5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 pb-1.5">
        <h3 id={id} className="text-sm font-semibold text-muted">
          {title}
        </h3>
        {beside && <span className="text-sm text-muted">{beside}</span>}
      </div>
      <div className="grid grid-cols-1 gap-1">{children}</div>
    </section>
  );
}
