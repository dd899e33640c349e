import { minuteOfDay } from "../../../domain/calendar.ts";
import type { OwnReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { type ReminderKind, reminderKinds } from "../../../domain/notifications/reminders.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { ownZone } from "../../lib/format/own-zone.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { clockText } from "../../prayers/fasting-texts.ts";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Switch } from "../../ui/switch.tsx";
import { chooseReminders, remindersQuery } from "./queries.ts";

type SunRemindersProps = { isFar: boolean };

/** The reminders of the fasting day, all off at first, each with its next time unless the month is far. */
export const SunReminders = ({ isFar }: SunRemindersProps) => (
  <Loaded query={remindersQuery} heights={["h-72"]} failed={m.ramadan_load_failed()}>
    {(own) => <Choices own={own} isFar={isFar} />}
  </Loaded>
);

const texts: Record<ReminderKind, { name: () => string; hint: () => string }> = {
  suhoor: { name: m.ramadan_meal_suhoor, hint: m.ramadan_reminder_suhoor },
  water: { name: m.ramadan_reminder_water, hint: m.ramadan_reminder_water_hint },
  training: { name: m.ramadan_reminder_training, hint: m.ramadan_reminder_training_hint },
  weigh_in: { name: m.ramadan_reminder_weigh_in, hint: m.ramadan_reminder_weigh_in_hint },
};

const noTimes = { suhoor: null, water: null, training: null, weigh_in: null };

function Choices({ own, isFar }: SunRemindersProps & { own: OwnReminders }) {
  const { chosen } = own;
  const next = isFar ? noTimes : own.next;
  const { value, keeping, choose } = useChoice(chosen, chooseReminders);
  // Without any time the month is far; a single missing one is inside the quiet hours.
  const hasTimes = reminderKinds.some((kind) => next[kind] !== null);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="font-medium">{m.ramadan_reminders()}</legend>
      <p className="mb-1 text-sm text-muted">
        {m.ramadan_reminders_text()} {m.ramadan_reminders_devices()}{" "}
        <SettingsLink tab="notifications" replace className="font-medium text-accent-ink underline">
          {m.push_title()}
        </SettingsLink>
        .
      </p>
      {isFar && <p className="mb-1 text-sm text-muted">{m.ramadan_reminders_none()}</p>}
      {keeping === "failed" && <Banner kind="error">{m.ramadan_reminders_failed()}</Banner>}
      {reminderKinds.map((kind) => (
        <Switch
          key={kind}
          label={labelOf(kind, next[kind])}
          hint={hasTimes && next[kind] === null ? m.ramadan_reminder_quiet() : texts[kind].hint()}
          checked={value[kind]}
          onCheckedChange={(checked) => choose({ ...value, [kind]: checked })}
        />
      ))}
    </fieldset>
  );
}

/** «Suhoor — 04:20». */
function labelOf(kind: ReminderKind, next: number | null): string {
  const name = texts[kind].name();
  if (next === null) return name;
  return m.ramadan_reminder_at({ name, time: clockText(minuteOfDay(next, ownZone())) });
}
