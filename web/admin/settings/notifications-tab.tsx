import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import {
  type EventSettings,
  type TellingWay,
  type TrainerEvent,
  trainerEvents,
  waysOf,
} from "../../../domain/notifications/trainer-events.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { adminClient } from "../../lib/session/clients.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { PushSettings } from "../../notifications/push/settings.tsx";
import { m } from "../../paraglide/messages.js";
import { prayersApi } from "../../prayers/api.ts";
import { LazyPrayerSettings } from "../../prayers/lazy-settings.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { adminNotifications } from "../notifications/queries.ts";
import { ChoiceState } from "./choice-state.tsx";
import { eventsQuery, saveEvents } from "./queries.ts";

/** The trainer's notifications: events, channels, quiet hours and this device. */
export function NotificationsTab() {
  return (
    <Card className="grid grid-cols-1 gap-6">
      <PushSettings
        api={adminNotifications.push}
        events={
          <Loaded query={eventsQuery} heights={["h-80"]}>
            {(stored) => <Events stored={stored} />}
          </Loaded>
        }
      />
      <LazyPrayerSettings
        api={adminPrayers}
        zoneLink={
          <Link
            to={adminPaths.settingsTab("general")}
            className={buttonClass({ variant: "ghost" })}
          >
            {m.prayers_zone_change()}
          </Link>
        }
      />
    </Card>
  );
}

const adminPrayers = prayersApi("admin", adminClient);

const eventTexts: Record<TrainerEvent, () => string> = {
  message: m.settings_event_message,
  note: m.settings_event_note,
  complaint: m.settings_event_complaint,
  meals: m.settings_event_meals,
  steps: m.settings_event_steps,
  weight: m.settings_event_weight,
  check_in: m.settings_event_check_in,
  absence: m.settings_event_absence,
  subscription: m.settings_event_subscription,
  transfer: m.settings_event_transfer,
  registration: m.settings_event_registration,
};

const wayTexts: Record<TellingWay, () => string> = {
  none: m.settings_way_none,
  list: m.settings_way_list,
  phone: m.settings_way_phone,
};

function Events({ stored }: { stored: EventSettings }) {
  const choice = useChoice(stored, saveEvents);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-medium">{m.settings_events()}</legend>
      <p className="pb-2 text-sm text-muted">{m.settings_events_text()}</p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {trainerEvents.map((event) => (
          <li key={event} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-40">{eventTexts[event]()}</span>
            <Select
              aria-label={m.settings_event_way({ event: eventTexts[event]() })}
              className="w-60 max-w-full max-sm:grow"
              options={waysOf(event).map((value) => ({ value, label: wayTexts[value]() }))}
              value={choice.value[event]}
              onChange={(chosen) => {
                const way = waysOf(event).find((each) => each === chosen);
                if (way) choice.choose({ ...choice.value, [event]: way });
              }}
            />
          </li>
        ))}
      </ul>
      <ChoiceState of={choice} />
    </fieldset>
  );
}
