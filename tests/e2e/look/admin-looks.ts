import { businessLooks } from "./admin/business.ts";
import { libraryLooks } from "./admin/libraries.ts";
import { listLooks } from "./admin/list.ts";
import { settingsLooks } from "./admin/settings.ts";
import { personLooks } from "./admin/trainee.ts";
import { weekLooks } from "./admin/week.ts";
import type { Look } from "./looks.ts";
import type { AdminWorld } from "./worlds.ts";

/** In parts, each of which fits into the time of a test. */
export const adminLooks: Record<string, readonly Look<AdminWorld>[]> = {
  "today and the list": listLooks,
  "a trainee": personLooks,
  "a week": weekLooks,
  "the libraries": libraryLooks,
  "the business and settings": [...businessLooks, ...settingsLooks],
};
