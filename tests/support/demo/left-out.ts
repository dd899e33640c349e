/** Files of tests/worker that would show nothing of the browser's platform, each with its reason. */
const leftOut: Record<string, string> = {
  "http/unread-body.test.ts":
    "bytes of a connection that were not read: in a browser there is none",
  "copies/copy-conversations.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "copies/backup-drill.test.ts": "a demo makes no backups: what is done there stays in its browser",
  "copies/broken-backups.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "plumbing/abandoned-effects.test.ts":
    "a demo makes no backups; drain-outbox.test.ts shows what becomes of other effects",
  "operations/distant-work.test.ts":
    "a demo makes no backups, and all that it asks is in the same browser",
  "operations/migrations.test.ts":
    "what migrations do to rows in D1: a demo begins with a migrated file, and keeps none for later",
  "copies/nightly-backups.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "operations/clock.test.ts": "the variables of a deployment",
  "operations/tell-operator.test.ts": "a demo has no operator, and makes no backups",
  "conversations/object-location.test.ts": "the variables of a deployment",
  "db/statements.test.ts":
    "how D1 finds the rows of each statement, and where in worker/data it was made: a browser has its own frames",
  "seed.test.ts":
    "the data of `npm start` in its large sizes; the demo's own are shown by tests/unit/demo/sample-data.test.ts",
  "jobs/trainee-job-lines.test.ts":
    "tens of thousands of rows against what D1 takes at once; trainee-jobs.test.ts shows the rest",
  "people/trainees-read.test.ts":
    "how many rows D1 reads for the list; trainees-list.test.ts shows what is found",
};

export const leftOutFiles = Object.keys(leftOut).map((file) => `tests/worker/${file}`);
