import { businessLooks } from "./admin/business.ts";
import { checkInFormLooks } from "./admin/check-in-forms.ts";
import { libraryLooks } from "./admin/libraries.ts";
import { listLooks } from "./admin/list.ts";
import { settingsLooks } from "./admin/settings.ts";
import { personLooks } from "./admin/trainee.ts";
import { weekLooks } from "./admin/week.ts";
import { type Parts, withDeclaredScreens } from "./declared-looks.ts";
import { heading } from "./ways.ts";
import type { AdminWorld } from "./worlds.ts";

/** Parts of one length, each short enough for one test: each costs a trainee, a plan and a load of the app. */
const parts: Parts<AdminWorld> = {
  "people and the business": [...listLooks, ...businessLooks, ...settingsLooks, ...personLooks],
  "weeks and the libraries": [...weekLooks, ...libraryLooks],
  "check-ins": checkInFormLooks,
};

export const adminLooks = withDeclaredScreens({
  area: "/admin",
  ready: heading,
  parts,
  file: "tests/e2e/look/admin/",
});
