import { cityOf } from "../../domain/prayers/cities.ts";
import { clockAt } from "../lib/format/clock.ts";
import { m } from "../paraglide/messages.js";
import type { PlaceDay } from "./day-of-place.ts";
import { methodTexts, placeName, timeNames, timeTexts } from "./texts.ts";

type TodayTimesProps = { day: PlaceDay; timeZone: string };

/** The six times of the city's day by the person's clock, and what they are calculated from. */
export function TodayTimes({ day: { place, method, times, next }, timeZone }: TodayTimesProps) {
  const city = placeName(cityOf(place.city) ?? { names: ["", ""] });
  if (!times) return <p className="rounded-md bg-soft px-4 py-3">{m.prayers_sunless({ city })}</p>;
  return (
    <section aria-label={m.prayers_today()} className="@container grid grid-cols-1 gap-2">
      <h3 className="text-base font-medium">{m.prayers_today()}</h3>
      <ol className="grid grid-cols-1 @[11rem]:grid-cols-2 @[17rem]:grid-cols-3 @[30rem]:grid-cols-6 gap-2">
        {timeNames.map((name) => {
          const isNext = next?.name === name && !next.tomorrow;
          return (
            <li
              key={name}
              aria-current={isNext ? "time" : undefined}
              className={`rounded-md border px-2 py-1.5 text-center ${isNext ? "border-accent-ink bg-accent-soft" : "border-line"}`}
            >
              <span className={`block text-sm ${isNext ? "text-accent-ink" : "text-muted"}`}>
                {timeTexts[name]()}
                {isNext && <span className="sr-only"> {m.prayers_next()}</span>}
              </span>
              <span className="block font-medium tabular-nums">
                <bdi>{clockAt(times[name], timeZone)}</bdi>
              </span>
            </li>
          );
        })}
      </ol>
      {next?.tomorrow && (
        <p className="text-sm">{m.prayers_tomorrow({ time: clockAt(next.at, timeZone) })}</p>
      )}
      <p className="text-sm text-muted">
        {m.prayers_source({ city, method: methodTexts[method]() })}
      </p>
    </section>
  );
}
