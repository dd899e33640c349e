import { businessLooks } from "./admin/business.ts";
import { libraryLooks } from "./admin/libraries.ts";
import { listLooks } from "./admin/list.ts";
import { settingsLooks } from "./admin/settings.ts";
import { personLooks } from "./admin/trainee.ts";
import { weekLooks } from "./admin/week.ts";
import { type Parts, withDeclaredScreens } from "./declared-looks.ts";
import { heading } from "./ways.ts";
import type { AdminWorld } from "./worlds.ts";

/** Parts, each short enough for one test. */
const parts: Parts<AdminWorld> = {
  "today and the list": listLooks,
  "a trainee": personLooks,
  "a week": weekLooks,
  "the libraries": libraryLooks,
  "the business and settings": [...businessLooks, ...settingsLooks],
};

export const adminLooks = withDeclaredScreens({
  area: "/admin",
  ready: heading,
  parts,
  file: "tests/e2e/look/admin/",
});
