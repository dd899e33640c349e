import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { PushSettings } from "../../notifications/push/settings.tsx";
import { m } from "../../paraglide/messages.js";
import { LazyPrayerSettings } from "../../prayers/lazy-settings.tsx";
import { type SettingsTab, settingsTabs, withSettings } from "../../settings/address.ts";
import { AppearanceSettings } from "../../settings/appearance-settings.tsx";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { traineeNotifications } from "../notifications/queries.ts";
import { RamadanSettings } from "../ramadan/ramadan-settings.tsx";
import { LinkSettings } from "../steps/link/link-settings.tsx";
import { EmailSection } from "./email/email-section.tsx";
import { MyData } from "./my-data/my-data.tsx";
import { ProfileSettings } from "./profile-settings.tsx";
import { keepAppearance, traineePrayers, traineeSecurity } from "./queries.ts";

const SecuritySettings = lazyPart(
  async () => (await import("../../settings/security/security-settings.tsx")).SecuritySettings,
);

const LockCard = lazyPart(
  async () => (await import("../../app-lock/settings/lock-card.tsx")).LockCard,
);

const tabs: Record<SettingsTab, { label: () => string; content: () => ReactNode }> = {
  profile: { label: m.settings_profile, content: () => <Profile /> },
  security: { label: m.settings_security, content: () => <Security /> },
  notifications: {
    label: m.trainee_notifications,
    content: () => <Notifications />,
  },
  appearance: {
    label: m.settings_appearance,
    content: () => <AppearanceSettings api={keepAppearance} />,
  },
};

function Profile() {
  return (
    <div className="grid grid-cols-1 gap-6 pb-2">
      <ProfileSettings />
      <EmailSection />
      <MyData />
    </div>
  );
}

const Notifications = () => (
  <div className="grid grid-cols-1 gap-6">
    <PushSettings api={traineeNotifications.push} />
    <Prayers />
  </div>
);

const Prayers = ({ titled }: { titled?: boolean }) => (
  <LazyPrayerSettings
    api={traineePrayers}
    titled={titled}
    zoneLink={
      <SettingsLink tab="profile" replace className={buttonClass({ variant: "ghost" })}>
        {m.prayers_zone_change()}
      </SettingsLink>
    }
  />
);

function Security() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <SecuritySettings api={traineeSecurity} lock={<LockCard />} />
    </Suspense>
  );
}

/**
 * A person's own settings, over any screen.
 * @param opened the tab of the address, `steps` for the link of a phone's automation, `ramadan`, or `prayers`
 */
export function Settings({ opened }: { opened: string }) {
  const { change } = useAddress();
  const open = (tab: string | undefined) =>
    change((params) => withSettings(params, tab), { replace: true, preventScrollReset: true });
  const close = () => open(undefined);
  if (opened === "ramadan") {
    return (
      <Dialog open size="lg" title={m.ramadan_title()} onClose={close}>
        <RamadanSettings />
      </Dialog>
    );
  }
  if (opened === "prayers") {
    return (
      <Dialog open size="lg" title={m.prayers_title()} onClose={close}>
        <Prayers titled={false} />
      </Dialog>
    );
  }
  if (opened === "steps") {
    return (
      <Dialog
        open
        size="lg"
        title={m.steps_link()}
        description={m.steps_link_text()}
        onClose={close}
      >
        <LinkSettings />
      </Dialog>
    );
  }
  return (
    <Dialog open size="tall" title={m.trainee_settings()} onClose={close}>
      <Tabs
        sticky
        label={m.trainee_settings()}
        value={settingsTabs.find((tab) => tab === opened) ?? "profile"}
        onValueChange={open}
        tabs={settingsTabs.map((value) => ({
          value,
          label: tabs[value].label(),
          content: tabs[value].content(),
        }))}
      />
    </Dialog>
  );
}
