import type { LocalDate } from "../../domain/calendar.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import { languages } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

type Text = (inputs: object, options: { locale: (typeof languages)[number] }) => string;

/** A text in both languages, because an automation's reader has chosen none. */
const inBoth = (text: (locale: { locale: (typeof languages)[number] }) => string) =>
  languages.map((locale) => text({ locale })).join(" · ");

/** The response to an accepted total. */
export function takenText(total: { date: LocalDate; steps: number; saved: boolean }): string {
  const figures = { date: total.date, steps: new Intl.NumberFormat("en-US").format(total.steps) };
  return inBoth((locale) =>
    total.saved ? m.step_link_saved(figures, locale) : m.step_link_kept(figures, locale),
  );
}

const refusals: Partial<Record<ErrorCode, Text>> = {
  not_found: m.step_link_wrong,
  rate_limited: m.step_link_flooded,
  payload_too_large: m.step_link_large,
  unsupported_media_type: m.step_link_body,
  invalid_request: m.step_link_body,
  date_in_future: m.step_link_date,
};

/** The response to a refused total; `fields` are the names of the wrong fields. */
export function refusedText(code: ErrorCode, fields: readonly string[] = []): string {
  const ofField = fields.includes("steps")
    ? m.step_link_steps
    : fields.includes("date")
      ? m.step_link_date
      : undefined;
  const text = ofField ?? refusals[code] ?? m.step_link_failed;
  return inBoth((locale) => text({}, locale));
}
