import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Amount, Ltr } from "../ui/bidi.tsx";

type FactProps = { label: string; wide?: boolean; children: ReactNode };

/** A labelled fact, or its absence. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? "col-span-full" : ""}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children || <NotRecorded />}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,(100%-2rem)/3)),1fr))] gap-x-4 gap-y-3">
      {children}
    </dl>
  );
}

/** The text for an unknown value. */
export function NotRecorded() {
  return <span className="text-muted">{m.trainees_not_recorded()}</span>;
}

/** «74.5 كغ», «32.7%»: only a percent sign has no space. */
export function withUnit(value: string, unit: string): ReactNode {
  return unit === "%" ? <Ltr>{value}%</Ltr> : <Amount value={value} unit={unit} />;
}
