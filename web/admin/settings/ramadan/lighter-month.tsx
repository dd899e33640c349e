import { Suspense, useState } from "react";
import { lazyPart } from "../../../frame/again.tsx";
import { today } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../section.tsx";

const JobDialog = lazyPart(
  async () => (await import("../../trainee-jobs/job-dialog.tsx")).JobDialog,
);

/** Lighter training in the month, for all trainees. */
export function LighterMonth() {
  const [opened, setOpened] = useState<"lighten" | "unlighten">();
  const close = () => setOpened(undefined);
  return (
    <Section title={m.training_lighter()} text={m.ramadan_lighter_text()}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpened("lighten")}>
          {m.ramadan_lighter_all()}
        </Button>
        <Button variant="ghost" onClick={() => setOpened("unlighten")}>
          {m.ramadan_lighter_end()}
        </Button>
      </div>
      {opened && (
        <Suspense>
          <JobDialog
            choice={opened}
            audience={{ kind: "matching", filter: { search: "", date: today() }, except: [] }}
            plans={[]}
            onClose={close}
            onDone={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
