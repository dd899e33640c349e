import type { Bench } from "./lib/bench-run.ts";

interface Benchmark {
  name: string;
  /** A sentence for docs/benchmarks.md. */
  measures: string;
  /** Its needs besides the built product. */
  needs?: "browser" | "browser and demo";
  /** Loaded late: the module needs texts, which a fresh clone compiles in its build. */
  load(): Promise<Bench>;
}

/** Every benchmark, in the order of running: those with a browser come last. */
export const benchmarks: readonly Benchmark[] = [
  {
    name: "api",
    measures:
      "Requests to the built Worker on workerd, and to a bare route with as many statements over the same database: 200 trainees × 12 weeks, 5,000 × 52, and the overview of 40 × 52. D1 counts the rows read and written.",
    load: async () => (await import("./api.ts")).benchApi,
  },
  {
    name: "foods",
    measures: "The food search of the built Worker over 10,000 foods.",
    load: async () => (await import("./foods.ts")).benchFoods,
  },
  {
    name: "ramadan",
    measures:
      "The home of a person who follows Ramadan, answered the question of health and marked a week, on a day of the month and on one before it.",
    load: async () => (await import("./ramadan.ts")).benchRamadan,
  },
  {
    name: "import",
    measures:
      "300 people of a sheet: dry run, import with invitations, the same sheet again, undo.",
    load: async () => (await import("./import.ts")).benchImport,
  },
  {
    name: "import-workbook",
    measures:
      "A workbook of 2,000 rows and 20 columns, read in a fresh worker: unzipping, days, phones, shared texts, and the text that the import reads.",
    load: async () => (await import("./import-workbook.ts")).benchImportWorkbook,
  },
  {
    name: "import-past",
    measures:
      "10,000 sets of another app by the requests of its screen to the built Worker: the import, the same file again, undo.",
    load: async () => (await import("./import-past.ts")).benchImportPast,
  },
  {
    name: "import-health",
    measures:
      "Apple Health's zipped export of 5 million records and 1 GB, read in a worker of at most 60 MB as on a phone: unzipping, checksum, totals of ten years of days.",
    load: async () => (await import("./import-health.ts")).benchImportHealth,
  },
  {
    name: "export",
    measures:
      "The business archive of 500 and of 5,000 people: memory in use at once, and time a row.",
    load: async () => (await import("./export.ts")).benchExport,
  },
  {
    name: "cron",
    measures:
      "The hourly run that fills applied weeks ahead, for 500, 1,000 and 5,000 trainees: the first eight weeks, the same run again, the next week.",
    load: async () => (await import("./cron.ts")).benchCron,
  },
  {
    name: "years",
    measures:
      "Database size of five years: the sample data of 30 trainees over 261 weeks, packed by the hourly job, and extrapolated to 5,000 trainees.",
    load: async () => (await import("./years.ts")).benchYears,
  },
  {
    name: "templates",
    measures:
      "Four weeks of a template given to 50, 100 and 200 people, compared with the hourly run over as many items.",
    load: async () => (await import("./templates.ts")).benchTemplates,
  },
  {
    name: "distance",
    measures:
      "Waiting time with 120 ms for each call of D1, R2 or an object, by a clock that only these calls move: a backup, the business archive, a restore, an import of 300, a template to 200, the hourly run of 5,000, signing in, opening the app, 20 sets. Also the queries and calls of one invocation.",
    load: async () => (await import("./distance.ts")).benchDistance,
  },
  {
    name: "notifications",
    measures:
      "A notification of the trainer to 5,000 trainees: the batch that sends it, and the runs that tell every inbox.",
    load: async () => (await import("./notifications.ts")).benchNotifications,
  },
  {
    name: "sun-reminders",
    measures:
      "The hourly run that orders reminders of a fasting day, for 1,000 and 5,000 people of six cities who chose all of them: the 24 runs of a day, the same again, a run in another month.",
    load: async () => (await import("./sun-reminders.ts")).benchSunReminders,
  },
  {
    name: "chat",
    measures:
      "200 conversations with a message from each side every second, a pipelined one, and a thousand idle sockets, each compared with bare Durable Objects.",
    load: async () => (await import("./chat.ts")).benchChat,
  },
  {
    name: "video",
    measures:
      "Uploads through the Worker, and the first byte of a video, compared with a bare R2 route: time, and memory of workerd.",
    load: async () => (await import("./video.ts")).benchVideo,
  },
  {
    name: "faults",
    measures:
      "workerd killed ten times during 200 conversations: no message may be lost, doubled or reordered.",
    load: async () => (await import("./faults.ts")).benchFaults,
  },
  {
    name: "start",
    measures:
      "Processor time of the Worker's start, compared with a bare Worker with the same router and contract library.",
    load: async () => (await import("./start.ts")).benchStart,
  },
  {
    name: "sizes",
    measures:
      "Kilobytes of JavaScript of each part of the product, after gzip. `npm test -- budgets` judges them; `npm run bench -- sizes` lists every screen.",
    load: async () => (await import("./sizes.ts")).benchSizes,
  },
  {
    name: "demo",
    measures: "The demo on a server of files: its sample data, entering it, opening it again.",
    needs: "browser and demo",
    load: async () => (await import("./demo.ts")).benchDemo,
  },
  {
    name: "movements",
    measures:
      "Frames on a slow phone: the first scroll of 18 drawn exercises, compared with the list without drawings, and a moving figure, compared with a still one.",
    needs: "browser",
    load: async () => (await import("./movements.ts")).benchMovements,
  },
  {
    name: "check-ins",
    measures:
      "The trainer's list of 60 waiting check-ins with three photos each, at 1440 × 900 on a processor 4 times slower: from the tap on the menu until the last row is drawn.",
    needs: "browser",
    load: async () => (await import("./check-ins.ts")).benchCheckIns,
  },
  {
    name: "offline",
    measures:
      "Time until the trainee's home is on the screen of a slow phone: without a network, and opened again with one.",
    needs: "browser",
    load: async () => (await import("./offline.ts")).benchOffline,
  },
  {
    name: "web",
    measures:
      "Lighthouse on a simulated slow phone: the visitors' pages and the signed-in home, compared with a copy of the sign-in page without scripts.",
    needs: "browser",
    load: async () => (await import("./web.ts")).benchWeb,
  },
];
