import { type Chunk, within, words } from "./chunk.ts";
import { besideScreens, textsIn } from "./declared.ts";

const declarations = besideScreens("web/trainee", "declaration.ts");
const homeTexts = [
  ...textsIn(declarations),
  ...words(
    `app_lock_locked calendar_weekday_initials diet_kcal diet_plate_left diet_plate_over home_today_done home_today_later home_today_messages
    home_today_next home_today_read home_today_rest home_today_skipped home_today_train home_today_weigh home_today_weight home_week
    home_week_before home_week_done_of home_week_exercises home_week_future home_week_meals home_week_progress
    home_week_rest home_week_so_far home_week_today meals_timing_breakfast meals_timing_dinner meals_timing_lunch meals_timing_snack
    training_lighter
    training_count training_expected weight_change_down weight_change_up weight_same`,
  ),
];
// A check-in is open on some days only, and its line loads with it.
const homeLines = besideScreens("web/trainee", "home-line.tsx").filter(
  (path) => !path.includes("/check-ins/"),
);

/** Code of opened screens. */
export const screenChunks: readonly Chunk[] = [
  // Code of both areas that acts need.
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
        "waiting/define-write.ts session/service-worker.ts waiting/tell-aside.ts use-now.ts waiting/use-write.ts format/zone-name.ts",
      ),
      ...within("web", "live/refresh.ts notifications/times.ts settings/address.ts"),
    ],
    messages: words(
      `body_undo notifications_days_ago notifications_hours_ago notifications_minutes_ago notifications_now
      notifications_today notifications_yesterday offline_aside_kept zone_gaza zone_greenwich
      zone_hebron`,
    ),
  },
  // A loaded setting that is stored as it is chosen, in both areas.
  {
    name: "own-settings",
    priority: 0,
    files: ["web/frame/loaded.tsx", "web/lib/waiting/use-choice.ts"],
  },
  // Titles of settings that have a screen of their own, too.
  {
    name: "settings-titles",
    priority: 0,
    messages: words("past_own_title prayers_title push_title ramadan_title"),
  },
  // A month's distance and its slots, without the calendar.
  {
    name: "fast",
    priority: 0,
    files: within("domain/ramadan", "near-month.ts slots.ts"),
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
  // Queries of the trainee's screens, for loading, refreshing and caching.
  {
    name: "trainee-queries",
    priority: 0,
    files: [
      ...within("web/trainee/diet", "keys.ts queries.ts"),
      ...within("web/trainee/exercise", "keys.ts queries.ts"),
      ...within("web/trainee/profile", "keys.ts queries.ts"),
      ...within("web/trainee/steps", "keys.ts queries.ts"),
      ...within(
        "web/trainee",
        "every-data.ts live/show-unread.ts notes/keys.ts screen-data.ts weight/queries.ts",
      ),
      ...besideScreens("web/trainee", "data.ts"),
    ],
  },
  // Code that loads right after the trainee's first screen: eating a meal, the cache, the connection.
  {
    name: "trainee-soon",
    priority: 0,
    files: [
      "domain/activity/diet.ts",
      ...within("web/trainee/diet", "meal-tick.tsx use-diet-log.ts with-writes.ts writes.ts"),
      ...within("web/trainee/home", "count-done.ts last-home.ts"),
      ...homeLines,
      "web/trainee/home/trainer-line.tsx",
      "web/chat/line-of.ts",
      "web/lib/waiting/keep-read.ts",
      ...within(
        "web/trainee/offline",
        "connection-bar.tsx cache-reads.ts lasting.ts screen-reads.ts stand-ins.ts unsent.ts",
      ),
    ],
    messages: [
      ...textsIn(homeLines).filter((key) => !homeTexts.includes(key)),
      ...words(
        `chat_kind_contact chat_kind_file chat_kind_image chat_kind_of chat_kind_voice diet_done diet_removed diet_usual diet_write_failed offline_all_sent offline_aside_title
        offline_waiting_title offline_given_up offline_read trainee_offline_kept`,
      ),
    ],
  },
  // Code that loads when that screen is idle: the menu, praise, the offer to install.
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
    messages: words(`diet_day_eaten steps_target_reached trainee_settings`),
  },
  // The drawing of exercises as moving figures, and data shared by all categories.
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
  // Equipment and the geometry below it. Its priority is above the engine's, which would include it otherwise.
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
        "home/day-made.tsx home/day-view.ts home/queries.ts home/today-card.tsx screen-link.tsx screens.ts",
      ),
      ...declarations,
      ...within(
        "domain/activity",
        "day-clock.ts expected-minutes.ts meal-hours.ts performance-week.ts today.ts",
      ),
      "domain/ramadan/first-week.ts",
      "web/meals/timing-texts.ts",
      ...within("web/ui", "mim-ring.tsx"),
      ...within("web/trainee/frame", "sees-ramadan.ts unread.ts"),
      ...within("web/trainee/weight", "keys.ts weight-change.tsx with-weights.ts"),
    ],
    messages: homeTexts,
  },
];
