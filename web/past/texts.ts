import { pastAppNames } from "../../domain/copies/past/app-names.ts";
import type { PastApp, PastFault, PastRefusal } from "../../domain/copies/past/past.ts";
import { m } from "../paraglide/messages.js";

export const appName = (app: PastApp): string =>
  app === "apple_health" ? m.past_app_apple_health() : pastAppNames[app];

/** The way to the file through an app's menus, which are English for everybody, or its address. */
export const exportPaths: Partial<Record<PastApp, string>> = {
  hevy: "Profile › Settings › Export & Import Data",
  strong: "Settings › Export Strong Data",
  fitnotes: "Settings › Spreadsheet Export",
  myfitnesspal: "Settings › Export Data",
  cronometer: "More › Account › Export Data",
  google_fit: "takeout.google.com",
};

/** What to know about the file of each app. */
export const exportTexts: Record<PastApp, () => string> = {
  hevy: m.past_from_hevy,
  strong: m.past_from_strong,
  fitnotes: m.past_from_fitnotes,
  myfitnesspal: m.past_from_myfitnesspal,
  cronometer: m.past_from_cronometer,
  google_fit: m.past_from_google_fit,
  apple_health: m.past_from_apple_health,
  health_connect: m.past_from_health_connect,
};

export const refusalTexts: Record<PastRefusal, () => string> = {
  empty: m.past_refused_empty,
  unknown_file: m.past_refused_unknown,
  of_many_people: m.past_refused_many,
  too_large: m.past_refused_large,
  broken: m.past_refused_broken,
};

export const faultTexts: Record<PastFault["why"], () => string> = {
  no_date: m.imports_problem_not_a_date,
  no_number: m.past_fault_no_number,
  out_of_range: m.past_fault_out_of_range,
  in_future: m.imports_problem_in_future,
  unknown_unit: m.past_fault_unknown_unit,
};
