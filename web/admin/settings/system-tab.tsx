import { m } from "../../paraglide/messages.js";
import { Section } from "./section.tsx";
import { CronRuns } from "./system/cron-runs.tsx";
import { ParkedEntries } from "./system/parked-entries.tsx";

/** What the product does by itself, and what of it is stuck. */
export function SystemTab() {
  return (
    <>
      <Section title={m.outbox_title()} text={m.outbox_text()}>
        <ParkedEntries />
      </Section>
      <Section title={m.cron_title()} text={m.cron_text()}>
        <CronRuns />
      </Section>
    </>
  );
}
