import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} className="min-w-0">
      <div className="grid min-w-0 gap-5">{children}</div>
    </Card>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}
