import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { ContactSettings } from "./contact.tsx";
import { CronRuns } from "./cron-runs.tsx";
import { FramingSettings } from "./framing.tsx";
import { ParkedEntries } from "./parked-entries.tsx";

/** The house's own work and who may frame it; the person's settings come later and say so. */
export function SettingsScreen() {
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6">
      <ScreenHeader title={m.admin_settings()} />
      <section>
        <h2 className="pb-1 text-lg">{m.contact_settings_title()}</h2>
        <p className="pb-3 text-muted">{m.contact_settings_text_section()}</p>
        <ContactSettings />
      </section>
      <section>
        <h2 className="pb-1 text-lg">{m.outbox_title()}</h2>
        <p className="pb-3 text-muted">{m.outbox_text()}</p>
        <ParkedEntries />
      </section>
      <section>
        <h2 className="pb-1 text-lg">{m.cron_title()}</h2>
        <p className="pb-3 text-muted">{m.cron_text()}</p>
        <CronRuns />
      </section>
      <section>
        <h2 className="pb-1 text-lg">{m.framing_title()}</h2>
        <p className="pb-3 text-muted">{m.framing_text()}</p>
        <FramingSettings />
      </section>
      <section className="rounded-xl border border-line">
        <EmptyState
          icon={<Icon name="settings" />}
          title={m.trainees_later()}
          text={m.admin_later_settings()}
        />
      </section>
    </div>
  );
}
