import { useState } from "react";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { DoctorCard } from "./doctor-card.tsx";
import { SafetyDialog } from "./safety-dialog.tsx";

/** The answer to the question before the first session while fasting, what follows from a yes, and a way to a new answer. */
export function SafetySettings({ own: { health, consents } }: { own: OwnRamadan }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="grid grid-cols-1 gap-3">
      {health?.yes && <DoctorCard doctorOn={health.doctorOn} consent={consents.fasting_health} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-52">
          <h3 className="font-medium">{m.fasting_health()}</h3>
          {!health?.yes && (
            <p className="text-sm text-muted">
              {health ? m.fasting_health_is_no() : m.fasting_health_none()}
            </p>
          )}
        </div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {health ? m.fasting_health_again() : m.fasting_health_answer()}
        </Button>
      </div>
      {!health?.yes && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink">
            {m.fasting_break()}
          </summary>
          <p className="text-muted">{m.fasting_break_text()}</p>
        </details>
      )}
      {open && <SafetyDialog onAnswered={() => {}} onClose={() => setOpen(false)} />}
    </section>
  );
}
