import { Loaded } from "../../frame/loaded.tsx";
import { m } from "../../paraglide/messages.js";
import { Section } from "./section.tsx";
import { Backups } from "./system/backups.tsx";
import { BusinessArchive } from "./system/business-archive.tsx";
import { CronRuns } from "./system/cron-runs.tsx";
import { ParkedEntries } from "./system/parked-entries.tsx";
import { backupsQuery, businessArchiveQuery, storageQuery } from "./system/queries.ts";
import { Storage } from "./system/storage.tsx";

/** The scheduled work of the product, and its failures. */
export function SystemTab() {
  return (
    <>
      <Section title={m.settings_storage()}>
        <Loaded query={storageQuery} heights={["h-44"]}>
          {(use) => <Storage use={use} />}
        </Loaded>
      </Section>
      <Section title={m.business_archive_title()} text={m.business_archive_text()}>
        <Loaded query={businessArchiveQuery} heights={["h-11"]}>
          {({ archive }) => <BusinessArchive archive={archive} />}
        </Loaded>
      </Section>
      <Section title={m.backups_title()}>
        <Loaded query={backupsQuery} heights={["h-40"]}>
          {(report) => <Backups report={report} />}
        </Loaded>
      </Section>
      <Section title={m.outbox_title()} text={m.outbox_text()}>
        <ParkedEntries />
      </Section>
      <Section title={m.cron_title()} text={m.cron_text()}>
        <CronRuns />
      </Section>
    </>
  );
}
