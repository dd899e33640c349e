import { Icon, iconNames } from "../ui/every-icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { say } from "./samples.ts";
import { Line, Section } from "./section.tsx";

const swatches = [
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["overlay", "bg-overlay"],
  ["field", "bg-field"],
  ["soft", "bg-soft"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["muted", "bg-muted"],
  ["ink", "bg-ink"],
  ["accent", "bg-accent"],
  ["accent-ink", "bg-accent-ink"],
  ["accent-soft", "bg-accent-soft"],
  ["good", "bg-good"],
  ["fair", "bg-fair"],
  ["warn", "bg-warn"],
  ["bad", "bg-bad"],
] as const;

export function Foundations() {
  return (
    <>
      <Section title={say("العلامة", "Mark")}>
        <Line>
          <Logo size="lg" animated />
          <Logo />
        </Line>
      </Section>
      <Section title={say("الألوان", "Colours")}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {swatches.map(([name, className]) => (
            <li key={name} className="grid gap-1">
              <span className={`h-12 rounded-md border border-line ${className}`} />
              <span dir="ltr" className="text-sm text-muted">
                {name}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say("الأحجام الأربعة", "Four sizes")}>
        <p className="text-hero leading-digits font-semibold">
          78.5 <span className="text-base font-normal text-muted">{say("كغ", "kg")}</span>
        </p>
        <p className="text-lg font-semibold">
          {say("وزنك هذا الصباح", "Your weight this morning")}
        </p>
        <p>
          {say(
            "أرسل وزنك كل يوم أحد قبل الفطور، ليتابع مدربك تقدّمك ويضبط برنامجك على مهل. لا حاجة إلى الدقة الكاملة؛ يكفي أن تلتزم.",
            "Send your weight every Sunday before breakfast, so that your coach can follow your progress.",
          )}
        </p>
        <p className="text-sm text-muted">
          {say("آخر تحديث قبل ثلاثة أيام", "Updated three days ago")}
        </p>
      </Section>
      <Section title={say("الأيقونات", "Icons")}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-1 text-center">
              <Icon name={name} className="text-lg" />
              <span dir="ltr" className="text-sm text-muted">
                {name}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
