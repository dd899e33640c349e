import type { ReactNode } from "react";
import type { PushSettings as Chosen, PushType } from "../../../domain/notifications/push.ts";
import { pushTypes, usualQuietHours } from "../../../domain/notifications/push.ts";
import { isClockTime } from "../../../domain/notifications/quiet-hours.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { PushApi } from "../api.ts";
import { looks } from "../looks.ts";
import { ThisDevice } from "./this-device.tsx";
import { usePush } from "./use-push.ts";

type PushSettingsProps = {
  api: PushApi;
  /** Choices that replace those of the notification types. */
  events?: ReactNode;
};

/** A person's alert settings: types, quiet hours, and this device. */
export function PushSettings({ api, events }: PushSettingsProps) {
  const push = usePush(api);
  const { data, error, isFetching, refetch } = push.overview;
  if (data && push.settings) {
    return (
      <div className="grid grid-cols-1 gap-6 pb-2">
        <ThisDevice push={push} publicKey={data.publicKey} />
        {events ?? <Types settings={push.settings} onChange={push.choose} />}
        <Quiet settings={push.settings} onChange={push.choose} />
      </div>
    );
  }
  if (!error) return <Skeleton className="h-96" />;
  return (
    <LoadFailure
      title={m.push_load_failed()}
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type SettingsProps = { settings: Chosen; onChange: (settings: Chosen) => unknown };

const typeLabel = (type: PushType) => (type === "chat" ? m.push_type_chat() : looks[type].label());

// Messages first, as most people want alerts for them.
const shownTypes: readonly PushType[] = ["chat", ...pushTypes.filter((type) => type !== "chat")];

function Types({ settings, onChange }: SettingsProps) {
  return (
    <fieldset className="grid gap-0.5">
      <legend className="pb-1 font-medium">{m.push_types()}</legend>
      {shownTypes.map((type) => (
        <Switch
          key={type}
          label={typeLabel(type)}
          checked={settings.types.includes(type)}
          onCheckedChange={(checked) => {
            const others = settings.types.filter((each) => each !== type);
            onChange({ ...settings, types: checked ? [...others, type] : others });
          }}
        />
      ))}
    </fieldset>
  );
}

function Quiet({ settings, onChange }: SettingsProps) {
  const { quiet } = settings;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{m.push_quiet()}</legend>
      <Switch
        label={m.push_quiet()}
        hint={m.push_quiet_hint()}
        checked={quiet !== null}
        onCheckedChange={(checked) =>
          onChange({ ...settings, quiet: checked ? usualQuietHours : null })
        }
      />
      {quiet && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {(["from", "until"] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              dir="ltr"
              name={end}
              label={end === "from" ? m.push_quiet_from() : m.push_quiet_until()}
              defaultValue={quiet[end]}
              onChange={(event) => {
                const time = event.currentTarget.value;
                if (isClockTime(time)) onChange({ ...settings, quiet: { ...quiet, [end]: time } });
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
