import type { ReactNode } from "react";
import { cityOf } from "../../domain/prayers/cities.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { errorText } from "../lib/format/error-text.ts";
import { zoneName } from "../lib/format/zone-name.ts";
import { useNow } from "../lib/use-now.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Switch } from "../ui/switch.tsx";
import type { PrayersApi } from "./api.ts";
import { CityField } from "./city-field.tsx";
import { dayOfPlace } from "./day-of-place.ts";
import { MethodField } from "./method-field.tsx";
import { MinutesFields } from "./minutes-fields.tsx";
import { placeName } from "./texts.ts";
import { TodayTimes } from "./today-times.tsx";
import { usePrayers } from "./use-prayers.ts";

type PrayerSettingsProps = {
  api: PrayersApi;
  /** The way to the setting of the time zone. */
  zoneLink: ReactNode;
  /** False below a title of the same words. */
  titled?: boolean | undefined;
};

/** A person's prayer times: quiet around them, the place, how they are calculated, and today's. */
export function PrayerSettings({ api, zoneLink, titled = true }: PrayerSettingsProps) {
  const { own, settings, choice, change } = usePrayers(api);
  const now = useNow();
  if (!own.data || !settings) {
    if (!own.error) return <Skeleton className="h-96" />;
    return (
      <LoadFailure
        title={m.prayers_load_failed()}
        error={own.error}
        pending={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    );
  }
  const { timeZone } = own.data;
  const day = dayOfPlace(settings, timeZone, now);
  const city = day && cityOf(day.place.city);
  return (
    <section aria-label={m.prayers_title()} className="grid grid-cols-1 gap-4">
      {titled && <h2 className="text-base font-medium">{m.prayers_title()}</h2>}
      {choice.keeping === "failed" && (
        <Banner
          kind="error"
          action={
            <Button variant="ghost" onClick={choice.chooseAgain}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.prayers_save_failed()} {errorText(choice.error)}
        </Banner>
      )}
      <Switch
        label={m.prayers_quiet()}
        hint={m.prayers_quiet_hint()}
        checked={settings.quiet}
        onCheckedChange={(quiet) => change({ quiet })}
      />
      <CityField
        city={settings.city}
        timeZone={timeZone}
        onChange={(chosen) => change({ city: chosen })}
      />
      {!day && <Banner kind="info">{m.prayers_invite()}</Banner>}
      {day?.times && day.otherClock && city && (
        <Banner kind="info" action={zoneLink}>
          {m.prayers_zone_differs({ city: placeName(city), zone: zoneName(timeZone) })}
        </Banner>
      )}
      {day && (
        <>
          <TodayTimes day={day} timeZone={timeZone} />
          <MethodField
            method={settings.method}
            country={day.place.country}
            onChange={(method) => change({ method })}
          />
          <MinutesFields minutes={settings.minutes} onChange={(minutes) => change({ minutes })} />
        </>
      )}
      <p role="status" className="min-h-6 text-sm text-muted">
        {choice.keeping === "kept" ? m.settings_kept_mark() : ""}
      </p>
    </section>
  );
}
