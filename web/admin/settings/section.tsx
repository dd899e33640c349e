import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type SectionProps = { title: string; text?: string; children: ReactNode };

/** A section of a tab: its title, its explanation and its controls. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <Card title={title}>
      {text && <p className="pb-4 text-muted">{text}</p>}
      {children}
    </Card>
  );
}
