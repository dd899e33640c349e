import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BackLink } from "../frame/back-link.tsx";
import { useUnsaved } from "./drafts.ts";
import { settingsTabs } from "./tabs.ts";

/** The list of tabs beside the open one; on phones each tab is a page. */
export default function SettingsScreen() {
  const [params] = useSearchParams();
  const asked = settingsTabs.find(({ value }) => value === params.get("tab"));
  const { value, label, View } = asked ?? settingsTabs[0];
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <ScreenHeader
        title={
          <>
            <span className={asked ? "max-md:hidden" : ""}>{m.admin_settings()}</span>
            {asked && <span className="md:hidden">{label()}</span>}
          </>
        }
        back={
          asked && (
            <BackLink to={adminPaths.settings} label={m.settings_back()} className="md:hidden" />
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[12rem_minmax(0,35rem)] lg:gap-10">
        <nav
          aria-label={m.settings_tabs()}
          className={`md:sticky md:top-18 ${asked ? "max-md:hidden" : ""}`}
        >
          <ul className="grid gap-0.5 max-md:divide-y max-md:divide-line max-md:rounded-xl max-md:border max-md:border-line max-md:bg-raised">
            {settingsTabs.map((tab) => (
              <li key={tab.value}>
                <TabLink tab={tab} open={tab.value === value} />
              </li>
            ))}
          </ul>
        </nav>
        <section
          aria-label={label()}
          className={`grid min-w-0 grid-cols-1 gap-4 ${asked ? "" : "max-md:hidden"}`}
        >
          <Suspense fallback={<Skeleton className="h-96 rounded-xl!" />}>
            <View />
          </Suspense>
        </section>
      </div>
    </div>
  );
}

type TabLinkProps = { tab: (typeof settingsTabs)[number]; open: boolean };

function TabLink({ tab: { value, icon, label, drafts }, open }: TabLinkProps) {
  const unsaved = useUnsaved(drafts);
  return (
    <Link
      to={adminPaths.settingsTab(value)}
      aria-current={open ? "page" : undefined}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-muted transition hover:bg-soft hover:text-ink max-md:min-h-14 max-md:px-4 max-md:text-ink md:aria-[current=page]:bg-accent-soft md:aria-[current=page]:font-medium md:aria-[current=page]:text-accent-ink"
    >
      <Icon name={icon} className="text-lg" />
      <span className="grow">{label()}</span>
      {unsaved && (
        <>
          <span aria-hidden="true" className="size-2 rounded-full bg-warn" />
          <span className="sr-only">{m.settings_unsaved()}</span>
        </>
      )}
      <Icon name="chevron" className="text-muted md:hidden" />
    </Link>
  );
}
