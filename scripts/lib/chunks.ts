import { join, relative } from "node:path";
import { root } from "./install.mjs";

/** What of the browser's code stands together in one file; checked by tests/unit/toolchain/chunks.test.ts. */
interface Chunk {
  name: string;
  /** A module of two chunks goes with the higher one. */
  priority: number;
  /** Files of this repository, or folders (with a slash at the end). */
  files?: readonly string[];
  /** Keys of web/messages. */
  messages?: readonly string[];
  /** Files of packages, or folders. */
  packages?: readonly string[];
  /** Modules that the bundler makes. */
  made?: readonly string[];
}

const within = (folder: string, names: string) =>
  names.split(/\s+/).map((name) => `${folder}/${name}`);
const words = (text: string) => text.split(/\s+/);

// Few files, each compressed over more: React, what all visitors' screens share, and what the
// home shares with the screens behind it.
export const chunks: readonly Chunk[] = [
  { name: "react", priority: 2, packages: ["react/", "react-dom/", "scheduler/"] },
  {
    name: "controls",
    priority: 1,
    files: [
      ...within("web/ui", "banner.tsx bidi.tsx button.tsx control.ts field-frame.tsx field.tsx"),
      ...within("web/ui", "form.ts glyph.tsx password-field.tsx spinner.tsx"),
      ...within("web/lib", "early-click.ts framed.ts"),
      "web/paths.ts",
      "web/lib/page-locale.ts",
    ],
    messages: ["error_offline", "error_reset_link_invalid", "ui_cancel", "ui_retry"],
  },
  // What the visitors' screens share besides, which nobody needs once inside.
  {
    name: "visitors",
    priority: 1,
    files: [
      ...within("web/access", "column.tsx email-field.tsx links.tsx use-deferred-form.ts"),
      ...within("web/access", "sign-in/remembered-email.ts when-idle.ts"),
    ],
    messages: [
      "access_email",
      "access_forgot",
      "access_password",
      "access_remember",
      "access_sign_in",
    ],
  },
  { name: "preload", priority: 1, made: ["vite/preload-helper.js"] },
  { name: "router", priority: 1, packages: ["react-router/"] },
  {
    name: "shared",
    priority: 0,
    packages: [
      "@radix-ui/react-direction/",
      ...within(
        "@tanstack/query-core/build/modern",
        "mutation.js query.js queryClient.js queryObserver.js",
      ),
      ...within(
        "@tanstack/react-query/build/modern",
        "QueryClientProvider.js queryOptions.js useBaseQuery.js useMutationState.js useQuery.js",
      ),
      "hono/dist/client/",
    ],
    files: [
      ...within("domain", "calendar.ts numerals.ts zone-format.ts"),
      ...within("domain/activity", "performance.ts steps.ts"),
      "domain/trainees/weight.ts",
      ...within("web/frame", "bottom-bar.tsx failed-screen.tsx header-bar.tsx moving.tsx"),
      ...within("web/frame", "page-title.ts unread-texts.ts use-arrival.ts use-early-click.ts"),
      "web/frame/use-inbox.ts",
      ...within("web/lib", "answer.ts api-error.ts clients.ts format.ts next-task.ts"),
      ...within("web/lib", "query-client.ts session.ts today.ts transport.ts"),
      ...within(
        "web/lib",
        "demo-mark.ts use-located.ts use-who.ts viewing.ts waiting-writes.ts who.ts",
      ),
      "web/paraglide/registry.js",
      ...within("web/ui", "avatar.tsx badge.tsx card.tsx"),
      ...within("web/ui", "dialog.tsx direction.ts error-state.tsx icon-button.tsx icon.tsx"),
      ...within("web/ui", "logo.tsx progress-bar.tsx progress.tsx"),
      ...within("web/ui", "skeleton.tsx table.tsx toast-store.ts"),
      ...within("web/ui/chart", "geometry.ts progress-ring.tsx"),
    ],
    messages: words(
      `app_name calendar_months calendar_months_short calendar_weekday_date calendar_weekdays
      frame_opening frame_unread_title ui_loading weight_unit`,
    ),
  },
  {
    name: "side-menu",
    priority: 0,
    files: [
      ...within("web", "frame/use-sign-out.tsx lib/sign-out.ts trainee/frame/sign-out.tsx"),
      ...within("web/ui", "confirm-dialog.tsx side-sheet.tsx"),
    ],
    messages: words(
      `frame_sign_out frame_sign_out_everywhere frame_sign_out_failed frame_sign_out_waiting
      frame_sign_out_waiting_title frame_signing_out gender_female gender_male gender_other`,
    ),
  },
  // The titles of the panel's screens, which its door would else name file by file to every trainee.
  {
    name: "admin-titles",
    priority: 0,
    messages: words(
      `admin_chat admin_exercises admin_home admin_meals admin_memberships admin_notifications admin_overview
      admin_profile admin_settings admin_steps admin_trainees schedule_title trainees_one_title`,
    ),
  },
  {
    name: "failure",
    priority: 0,
    files: [
      ...within("web/frame", "again.tsx load-failure.tsx"),
      ...within("web/lib", "error-text.ts use-waiting-writes.ts"),
      "web/ui/loading.tsx",
    ],
  },
  // What draws exercises as moving figures, and the data that all categories of them share.
  {
    name: "movement-engine",
    priority: 1,
    files: [
      ...within(
        "domain/libraries/movement",
        "drawing.ts figure.ts movement.ts muscles.ts paths.ts pose.ts skeleton.ts",
      ),
      ...within("web/exercises/movement", "engine.ts still.ts"),
    ],
  },
  // What is held and leant on, and the geometry under both: asked before the engine, which else takes it.
  {
    name: "movement-gear",
    priority: 2,
    files: within("domain/libraries/movement", "gear.ts solid.ts vector.ts"),
  },
  {
    name: "movement-data",
    priority: 2,
    files: within("domain/libraries/movement/data", "body.json drawn/shared.json muscles.json"),
  },
  {
    name: "home",
    priority: 0,
    files: [
      ...within("web/trainee", "home/queries.ts screen-link.tsx screens.ts week-navigator.tsx"),
      ...within("domain/activity", "meal-hours.ts today.ts"),
      ...within("web/lib", "names.ts week-days.ts"),
      "web/meals/timing-texts.ts",
      "web/ui/chart/sparkline.tsx",
      "web/trainee/frame/unread.ts",
      ...within("web/trainee/weight", "keys.ts weight-change.tsx with-weights.ts"),
    ],
    messages: words(
      `calories_title diet_kcal diet_meals meals_timing_breakfast meals_timing_dinner
      meals_timing_lunch meals_timing_snack trainee_chat trainee_contact trainee_diet trainee_home trainee_notes
      trainee_notifications trainee_profile trainee_steps training_all training_mine training_title
      training_week_after training_week_before training_week_of training_week_this
      weight_change_down weight_change_up weight_same weight_title`,
    ),
  },
];

/** Where the modules of a chunk lie, from the root of the repository. */
export const placesOf = ({ files = [], messages = [], packages = [], made = [] }: Chunk) => [
  ...files,
  ...messages.map((key) => `web/paraglide/messages/${key}.js`),
  ...packages.map((path) => `node_modules/${path}`),
  ...made,
];

/** The groups of the bundler's code splitting. */
export const chunkGroups = chunks.map((chunk) => {
  const places = placesOf(chunk);
  const exact = new Set(places);
  const folders = places.filter((place) => place.endsWith("/"));
  return {
    name: chunk.name,
    priority: chunk.priority,
    test: (id: string) => {
      const path = id.startsWith("\0")
        ? id.slice(1)
        : relative(root, join(id.replace(/\?.*$/, "")));
      const place = path.replaceAll("\\", "/");
      return exact.has(place) || folders.some((folder) => place.startsWith(folder));
    },
  };
});
