const inner = "a step of its file's rule, tested alone";
const started = "started by name: by the platform or another program";
const measured = "a measure of figures for tests";
const inPlace = "replaces the runtime where tests run on the browser's platform";
const declared = "part of the types that other files use";
const inBuilds = "replaces the texts' own in the built client";

/** Exports of the product without an import, each with its reason. */
export const allowedExports: Record<string, string> = {
  "demo/server/durable-object.ts#DurableObject": "replaces `cloudflare:workers` in a browser",
  "domain/activity/performance.ts#sharePercent": inner,
  "domain/activity/step-days.ts#totalAfter":
    "the rule of an SQL statement, which its test compares",
  "domain/libraries/macros.ts#minSimilarity": inner,
  "domain/libraries/macros.ts#macroShares": inner,
  "domain/libraries/macros.ts#similarity": inner,
  "domain/libraries/movement/skeleton.ts#bones": measured,
  "domain/libraries/movement/skeleton.ts#soleRadius": measured,
  "domain/notifications/quiet-hours.ts#isQuietMinute": inner,
  "domain/copies/sheet/cells.ts#readQuantity": inner,
  "domain/attention/attention.ts#AdherenceFall": declared,
  "scripts/seed/conversation-worker.ts#Conversation": started,
  "scripts/seed/conversation-worker.ts#default": started,
  "tests/bench/bare/start.ts#default": started,
  "tests/bench/bare/worker.ts#Board": started,
  "tests/bench/bare/worker.ts#Echo": started,
  "tests/bench/bare/worker.ts#default": started,
  "tests/bench/inside/filling.ts#default": started,
  "tests/engines/prepare.ts#default": started,
  "tests/support/demo/edge.ts#cloudflarePlatform": inPlace,
  "tests/support/demo/test-runtime.ts#createExecutionContext": inPlace,
  "tests/support/demo/test-runtime.ts#createScheduledController": inPlace,
  "tests/support/demo/test-runtime.ts#waitOnExecutionContext": inPlace,
  "tests/support/demo/workers.ts#env": inPlace,
  "tests/support/demo/workers.ts#exports": inPlace,
  "tests/support/server.ts#default": started,
  "web/chat/refused.ts#refusedMessages": inner,
  "web/voice/use-hold.ts#effectOf": inner,
  "web/trainee/check-ins/camera/draw.ts#coveredPixels": inner,
  "web/trainee/check-ins/camera/take.ts#shownPart": inner,
  "web/lib/session/app-lock.ts#isAway": inner,
  "web/notes/queries.ts#Page": declared,
  "web/trainee/exercise/countdown.ts#Running": declared,
  "web/ui/avatar.tsx#hueOf": inner,
  "web/ui/avatar.tsx#initial": inner,
  "web/lib/format/page-locale.ts#experimentalStaticLocale": inBuilds,
  "web/lib/format/page-locale.ts#getLocale": inBuilds,
  "web/lib/format/page-locale.ts#getTextDirection": inBuilds,
  "web/lib/format/page-locale.ts#isLocale": inBuilds,
  "web/lib/format/page-locale.ts#locales": inBuilds,
  "web/lib/format/page-locale.ts#overwriteGetLocale": inBuilds,
  "web/lib/format/page-locale.ts#setLocale": inBuilds,
  "worker/data/schedules/performance-days.ts#score": inner,
  "worker/routes/http/route-facts.ts#factsOf": "the facts of routes, for tests of all routes",
  "worker/index.ts#Conversation": started,
  "worker/index.ts#Inbox": started,
  "worker/index.ts#Outbox": started,
  "worker/index.ts#default": started,
};
