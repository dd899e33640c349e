import type { Bench } from "./lib/bench-run.ts";

interface Benchmark {
  name: string;
  /** A sentence for docs/benchmarks.md. */
  measures: string;
  /** What it needs beside the built product. */
  needs?: "browser" | "browser and demo";
  /** Their modules use texts that a fresh clone has only once it is built. */
  load(): Promise<Bench>;
}

/** Every benchmark, in the order in which they run: what needs a browser comes last. */
export const benchmarks: readonly Benchmark[] = [
  {
    name: "api",
    measures:
      "Requests to the built Worker on workerd, beside a bare route with as many statements over the same database: 200 trainees × 12 weeks, 5,000 × 52, and the overview of 40 × 52. Rows read come from D1's own count, as do the rows that a logged set writes.",
    load: async () => (await import("./api.ts")).benchApi,
  },
  {
    name: "foods",
    measures: "The food search of the built Worker over 10,000 foods.",
    load: async () => (await import("./foods.ts")).benchFoods,
  },
  {
    name: "import",
    measures:
      "300 people of a sheet: dry run, import with its invitations, the same sheet again, and taking it back.",
    load: async () => (await import("./import.ts")).benchImport,
  },
  {
    name: "export",
    measures:
      "The archive of a whole business of 500 and of 5,000 people: what of it is in memory at once, and what a row takes.",
    load: async () => (await import("./export.ts")).benchExport,
  },
  {
    name: "cron",
    measures:
      "The nightly run that fills applied weeks ahead, for 500, 1,000 and 5,000 trainees: the first eight weeks, the same run again, and the next week's.",
    load: async () => (await import("./cron.ts")).benchCron,
  },
  {
    name: "years",
    measures:
      "What the database takes of five years: the sample data of 30 trainees over 261 weeks, packed by the hourly job, and reckoned up to 5,000 trainees.",
    load: async () => (await import("./years.ts")).benchYears,
  },
  {
    name: "templates",
    measures:
      "Four weeks of a template given to 50, 100 and 200 people, beside what the nightly run needs for as many items.",
    load: async () => (await import("./templates.ts")).benchTemplates,
  },
  {
    name: "distance",
    measures:
      "What the product waits for where each call of D1, R2 or an object takes 120 ms, by a clock that goes on with them alone: a backup, the copy of the business, a restoring, an import of 300, a template to 200, the nightly run of 5,000, signing in, opening the app and 20 sets; and what one invocation asks.",
    load: async () => (await import("./distance.ts")).benchDistance,
  },
  {
    name: "notifications",
    measures:
      "The trainer's sending to everybody of 5,000 trainees: the batch that sends, and the runs that tell every inbox.",
    load: async () => (await import("./notifications.ts")).benchNotifications,
  },
  {
    name: "chat",
    measures:
      "200 conversations in which both write every second, one that is pipelined, and a thousand idle sockets, each beside bare Durable Objects.",
    load: async () => (await import("./chat.ts")).benchChat,
  },
  {
    name: "video",
    measures:
      "Uploads through the Worker, and the first byte of a video beside a bare R2 route's: time, and what workerd holds in memory.",
    load: async () => (await import("./video.ts")).benchVideo,
  },
  {
    name: "faults",
    measures:
      "workerd killed ten times while both people of 200 conversations talk: nothing may be lost, doubled or disordered.",
    load: async () => (await import("./faults.ts")).benchFaults,
  },
  {
    name: "start",
    measures:
      "Processor time of the Worker's start, beside that of a bare Worker with the same router and contract library.",
    load: async () => (await import("./start.ts")).benchStart,
  },
  {
    name: "sizes",
    measures:
      "Kilobytes of JavaScript that each part of the product loads, after gzip. `npm test -- budgets` judges them; `npm run bench -- sizes` lists every screen.",
    load: async () => (await import("./sizes.ts")).benchSizes,
  },
  {
    name: "demo",
    measures:
      "The demo as a visitor of a server of files meets it: its sample data, entering, and opening it anew.",
    needs: "browser and demo",
    load: async () => (await import("./demo.ts")).benchDemo,
  },
  {
    name: "movements",
    measures:
      "A slow phone's frames: the first scroll of 18 drawn exercises, beside the same list without its stills, and a figure that moves, beside itself at rest.",
    needs: "browser",
    load: async () => (await import("./movements.ts")).benchMovements,
  },
  {
    name: "offline",
    measures:
      "The trainee's home on a slow phone, until it stands on the screen: without a network, and opened again with one.",
    needs: "browser",
    load: async () => (await import("./offline.ts")).benchOffline,
  },
  {
    name: "web",
    measures:
      "Lighthouse, on a simulated slow phone: the visitors' pages and the signed-in home, beside a copy of the sign-in page without any script.",
    needs: "browser",
    load: async () => (await import("./web.ts")).benchWeb,
  },
];
