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
  { name: "react", priority: 3, packages: ["react/", "react-dom/", "scheduler/"] },
  {
    name: "controls",
    priority: 2,
    files: [
      ...within("web/ui", "banner.tsx bidi.tsx button.tsx control.ts field-frame.tsx field.tsx"),
      ...within("web/ui", "form.ts glyph.tsx password-field.tsx spinner.tsx"),
      ...within("web/lib", "early-click.ts framed.ts"),
      "web/paths.ts",
      "web/lib/page-locale.ts",
    ],
    messages: ["error_offline", "error_reset_link_invalid", "ui_cancel", "ui_retry"],
    made: ["vite/preload-helper.js"],
  },
  // What the visitors' screens share besides, which nobody needs once inside.
  {
    name: "visitors",
    priority: 2,
    files: [
      ...within("web/access", "column.tsx email-field.tsx links.tsx use-deferred-form.ts"),
      ...within("web/access", "sign-in/remembered-email.ts when-idle.ts"),
    ],
    messages: [
      "access_back_to_sign_in",
      "access_email",
      "access_forgot",
      "access_password",
      "access_remember",
      "access_sign_in",
    ],
  },
  { name: "router", priority: 2, packages: ["react-router/"] },
  // Who is signed in, how the server is asked, and how days and numbers are written: all that a visitor's form
  // takes of the app.
  {
    name: "session",
    priority: 1,
    files: [
      ...within("domain", "appearance.ts calendar.ts id.ts numerals.ts zone-format.ts"),
      ...within("domain", "accounts/given-name.ts conversations/live.ts trainees/view-as.ts"),
      "domain/trainees/weight.ts",
      ...within("web/lib", "api-error.ts appearance.ts demo-mark.ts format.ts names.ts session.ts"),
      ...within("web/lib", "transport.ts viewing.ts who.ts"),
      ...within("web/ui", "loading.tsx skeleton.tsx"),
    ],
    messages: words(
      "calendar_months calendar_months_short calendar_weekday_date calendar_weekdays ui_loading",
    ),
  },
  {
    name: "refusals",
    priority: 1,
    files: ["web/lib/error-text.ts"],
    messages: words(
      `apply_no_exercises apply_no_meals error_account_inactive error_account_pending error_code_required
      error_confirmation_link_invalid error_conflict error_cross_site error_date_in_future error_day_full
      error_email_taken error_forbidden error_internal error_invalid_credentials error_invalid_request
      error_invitation_ended error_invitation_invalid error_invitation_revoked error_invitation_used
      error_item_done error_library_item_gone error_not_found error_not_the_trainer error_payload_too_large
      error_plan_in_use error_rate_limited error_registration_closed error_session_ended
      error_too_many_unsent_files error_unauthenticated error_unavailable error_undo_over error_upload_failed
      error_upload_incomplete error_week_past`,
    ),
  },
  {
    name: "shared",
    priority: 1,
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
      ...within("domain/activity", "performance.ts steps.ts"),
      ...within("web/frame", "bottom-bar.tsx failed-screen.tsx header-bar.tsx moving.tsx"),
      ...within("web/frame", "page-title.ts scroll-memory.tsx unread-texts.ts use-arrival.ts"),
      ...within("web/frame", "use-early-click.ts use-inbox.ts"),
      ...within("web/lib", "answer.ts clients.ts next-task.ts query-client.ts today.ts"),
      ...within("web/lib", "use-located.ts use-who.ts waiting-writes.ts"),
      "web/paraglide/registry.js",
      ...within("web/ui", "avatar.tsx badge.tsx card.tsx"),
      ...within("web/ui", "dialog.tsx direction.ts error-state.tsx fact-line.tsx"),
      ...within("web/ui", "icon-button.tsx icon.tsx"),
      ...within("web/ui", "logo.tsx progress-bar.tsx progress.tsx"),
      ...within("web/ui", "toast-store.ts use-media.ts"),
      ...within("web/ui/chart", "geometry.ts progress-ring.tsx"),
    ],
    messages: words("app_name frame_opening frame_unread_title weight_unit"),
  },
  {
    name: "side-menu",
    priority: 1,
    files: [
      ...within("web", "frame/use-sign-out.tsx lib/sign-out.ts trainee/frame/sign-out.tsx"),
      ...within("web/ui", "confirm-dialog.tsx side-sheet.tsx"),
    ],
    messages: words(
      `frame_sign_out frame_sign_out_everywhere frame_sign_out_failed frame_sign_out_waiting
      frame_sign_out_waiting_title frame_signing_out`,
    ),
  },
  // The titles of the panel's screens, which its door would else name file by file to every trainee.
  {
    name: "admin-titles",
    priority: 1,
    messages: words(
      `admin_chat admin_exercises admin_home admin_meals admin_memberships admin_notifications admin_overview
      admin_profile admin_settings admin_steps admin_trainees schedule_title trainees_one_title`,
    ),
  },
  {
    name: "failure",
    priority: 1,
    files: [...within("web/frame", "again.tsx load-failure.tsx"), "web/lib/use-waiting-writes.ts"],
  },
  // Rules of the domain that most forms judge by, and what else forms have in common.
  {
    name: "rules",
    priority: 0,
    messages: words("gender_female gender_male gender_other"),
    files: [
      ...within(
        "domain",
        `fields.ts text.ts arabic.ts accounts/contact.ts accounts/registration.ts trainees/trainee.ts
      libraries/meals.ts schedules/schedules.ts`,
      ),
      "web/lib/device-zone.ts",
    ],
  },
  // What a person is asked when they register, are invited, added or changed.
  {
    name: "person-form",
    priority: 0,
    files: [
      ...within(
        "web/person-form",
        `body-fields.tsx form-section.tsx goals-field.tsx personal-fields.tsx
        plan-cards.tsx plan-face.tsx texts.ts`,
      ),
      ...within("web/ui", "choice-chips.tsx number-field.tsx select.tsx"),
    ],
    messages: words(
      `goal_fitness goal_flexibility goal_maintain goal_muscle_gain
      goal_strength goal_weight_loss person_age person_blood_type person_cm person_email
      person_gender person_goals_hint person_height person_kg person_name 
      person_phone person_section_body person_section_goals person_section_personal person_section_plan
      person_target_weight person_unknown person_weight person_years plan_duration plan_none_offered plan_word
      ui_decrease ui_increase`,
    ),
  },
  // How a form that was sent is read, and what is said of its fields.
  {
    name: "checks",
    priority: 0,
    files: [
      ...within("web/lib", "contact-links.ts field-text.ts read-form.ts"),
      "web/person-form/read.ts",
    ],
    messages: words("contact_email contact_phone contact_whatsapp"),
  },
  // What visitors' forms ask of the server, and how the surroundings are chosen.
  {
    name: "asking",
    priority: 0,
    files: within("web", "access/api.ts embed/way.ts"),
    messages: words(
      "access_plans_failed access_registered_confirm access_registered_next access_registered_pending",
    ),
  },
  {
    name: "surroundings",
    priority: 0,
    files: within("web/ui", "language-switch.tsx theme-switch.tsx"),
    messages: words(
      "ui_language ui_language_name ui_theme ui_theme_dark ui_theme_light ui_theme_system",
    ),
  },
  // What the screens of both areas need once something is done in them.
  {
    name: "doing",
    priority: 0,
    packages: [
      "@tanstack/query-core/build/modern/mutationObserver.js",
      ...within("@tanstack/react-query/build/modern", "infiniteQueryOptions.js useMutation.js"),
    ],
    files: [
      ...within(
        "web/lib",
        "define-write.ts service-worker.ts tell-aside.ts use-now.ts use-write.ts zone-name.ts",
      ),
      ...within("web", "live/refresh.ts notifications/times.ts settings/address.ts"),
    ],
    messages: words(
      `body_undo notifications_days_ago notifications_hours_ago notifications_minutes_ago notifications_now
      notifications_today notifications_yesterday offline_aside_kept offline_send_again zone_gaza zone_greenwich
      zone_hebron`,
    ),
  },
  // The connection to the inbox and to a conversation.
  {
    name: "live",
    priority: 0,
    files: [
      "domain/retry.ts",
      ...within(
        "web/live",
        `announce-message.ts connection.ts inbox.ts link.ts moves.ts plan.ts read-inbox.ts socket.ts
        surroundings.ts`,
      ),
    ],
    messages: words(
      `live_message live_message_contact live_message_file live_message_image live_message_voice live_open_chat`,
    ),
  },
  // What the trainee's screens ask of the server, for who loads, refreshes or keeps it.
  {
    name: "trainee-queries",
    priority: 0,
    files: [
      ...within("web/trainee/diet", "keys.ts queries.ts"),
      ...within("web/trainee/exercise", "keys.ts queries.ts"),
      ...within("web/trainee/profile", "keys.ts queries.ts"),
      ...within("web/trainee/steps", "keys.ts queries.ts"),
      ...within("web/trainee", "live/show-unread.ts notes/keys.ts weight/queries.ts"),
    ],
  },
  // What comes right behind the trainee's first screen: eating a meal, what was read here, the connection.
  {
    name: "trainee-soon",
    priority: 0,
    files: [
      "domain/activity/diet.ts",
      ...within("web/trainee/diet", "meal-tick.tsx use-diet-log.ts with-writes.ts writes.ts"),
      ...within("web/trainee/home", "count-done.ts last-home.ts"),
      ...within(
        "web/trainee/offline",
        "connection-bar.tsx keep-reads.ts lasting.ts screen-reads.ts stand-ins.ts unsent.ts",
      ),
    ],
    messages: words(
      `diet_added diet_done diet_removed diet_undo diet_usual diet_write_failed offline_all_sent offline_aside_title offline_waiting_title
      offline_given_up offline_read trainee_offline_kept`,
    ),
  },
  // What comes when that screen has come to rest: the menu, praise, the offer to install.
  {
    name: "trainee-rest",
    priority: 0,
    files: [
      ...within(
        "web/trainee/celebration",
        "celebration.tsx day-goals.ts mim.tsx use-celebrations.ts",
      ),
      ...within("web/trainee/offline", "app-line.tsx install-line.tsx install.ts"),
    ],
    messages: words(
      `celebration_done_of diet_day_eaten steps_target_reached training_day_full trainee_exercises
      trainee_settings trainee_weight`,
    ),
  },
  // What draws exercises as moving figures, and the data that all categories of them share.
  {
    name: "movement-engine",
    priority: 2,
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
    priority: 3,
    files: within("domain/libraries/movement", "gear.ts solid.ts vector.ts"),
  },
  {
    name: "movement-data",
    priority: 3,
    files: within("domain/libraries/movement/data", "body.json drawn/shared.json muscles.json"),
  },
  {
    name: "home",
    priority: 1,
    files: [
      ...within(
        "web/trainee",
        "home/queries.ts home/week-parts.tsx screen-link.tsx screens.ts week-navigator.tsx",
      ),
      ...within("domain/activity", "meal-hours.ts today.ts"),
      "web/lib/week-days.ts",
      "web/meals/timing-texts.ts",
      "web/ui/chart/sparkline.tsx",
      "web/trainee/frame/unread.ts",
      ...within("web/trainee/weight", "keys.ts weight-change.tsx with-weights.ts"),
    ],
    messages: words(
      `calories_title diet_kcal diet_meals home_week home_week_exercises home_week_meals home_week_progress home_week_steps
      meals_timing_breakfast meals_timing_dinner
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
