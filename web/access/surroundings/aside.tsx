import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { LogoMark } from "../../ui/logo.tsx";

const texts = {
  trainee: { title: m.access_aside_title, text: m.access_aside_text },
  trainer: { title: m.access_aside_trainer_title, text: m.access_aside_trainer_text },
};

/** The second half of a wide screen. */
export function Aside({ area }: { area: "trainer" | "trainee" }) {
  const { title, text } = texts[area];
  return (
    <aside className="relative m-4 hidden overflow-hidden rounded-xl border border-line bg-accent-soft lg:grid">
      <LogoMark className="absolute -end-[26%] -top-[30%] text-[44rem] text-accent-ink opacity-5" />
      <div className="relative m-auto grid max-w-sm gap-8 p-8">
        <WeekPicture />
        <div className="grid gap-2">
          <p className="text-hero font-semibold">{title()}</p>
          <p className="text-muted">{text()}</p>
        </div>
      </div>
    </aside>
  );
}

/** A Sunday, as the first day of a week. */
const sunday = Date.UTC(2026, 0, 4);
const week = [62, 74, 58, 81, 90, 77, 96];
const average = Math.round(week.reduce((sum, percent) => sum + percent) / week.length);

/** A week as in the product; a decoration, hidden from screen readers. */
function WeekPicture() {
  const weekday = new Intl.DateTimeFormat(getLocale(), { weekday: "narrow", timeZone: "UTC" });
  return (
    <div
      aria-hidden="true"
      className="grid gap-4 rounded-xl border border-line bg-raised p-6 shadow-raised"
    >
      <p className="flex items-baseline gap-2">
        <span className="text-hero leading-digits font-semibold">
          {average}
          <span className="text-lg">%</span>
        </span>
        <span className="text-sm text-muted">{m.access_aside_average()}</span>
      </p>
      <div className="grid grid-cols-7 justify-items-center gap-y-2">
        {week.map((percent, day) => (
          <DayBar
            key={percent}
            percent={percent}
            name={weekday.format(sunday + day * 24 * 60 * 60 * 1000)}
          />
        ))}
      </div>
    </div>
  );
}

function DayBar({ percent, name }: { percent: number; name: string }) {
  const tone = percent >= 90 ? "stroke-good" : percent >= 70 ? "stroke-fair" : "stroke-warn";
  return (
    <div className="grid justify-items-center gap-2">
      <svg
        viewBox="0 0 16 112"
        className="h-28 w-4"
        strokeWidth={12}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M8 106V6" className="stroke-soft" />
        <path d={`M8 106V${106 - percent}`} className={tone} />
      </svg>
      <span className="text-sm text-muted">{name}</span>
    </div>
  );
}
