import { setAppNames } from "../../schedules/set-apps.ts";
import type { PastApp } from "./past.ts";

/** The apps' own names, the same in all languages. */
export const pastAppNames: Record<PastApp, string> = {
  ...setAppNames,
  myfitnesspal: "MyFitnessPal",
  cronometer: "Cronometer",
  google_fit: "Google Fit",
  apple_health: "Apple Health",
  health_connect: "Health Connect",
};
