/** Files of tests/worker that show nothing of the browser's platform, each with its reason. */
const reasons: Record<string, string> = {
  "http/unread-body.test.ts": "unread bytes of a connection, which a browser does not have",
  "copies/copy-conversations.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "copies/backup-drill.test.ts": "a demo makes no backups: what is done there stays in its browser",
  "copies/broken-backups.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "plumbing/abandoned-effects.test.ts":
    "a demo makes no backups; drain-outbox.test.ts shows other effects",
  "operations/distant-work.test.ts":
    "a demo makes no backups, and its stores are in the same browser",
  "operations/migrations.test.ts":
    "migrations of rows in D1: a demo begins with a migrated file and is never migrated",
  "copies/nightly-backups.test.ts":
    "a demo makes no backups: what is done there stays in its browser",
  "operations/clock.test.ts": "the variables of a deployment",
  "operations/tell-operator.test.ts": "a demo has no operator, and makes no backups",
  "conversations/object-location.test.ts": "the variables of a deployment",
  "db/statements.test.ts":
    "D1's query plans, and origins of statements from stack frames, which differ in a browser",
  "seed.test.ts":
    "the data of `npm start` in its large sizes; the demo's own are shown by tests/unit/demo/sample-data.test.ts",
  "jobs/trainee-job-lines.test.ts":
    "tens of thousands of rows for D1's limits; trainee-jobs.test.ts shows the rest",
  "people/trainees-read.test.ts":
    "the number of rows that D1 reads for the list; trainees-list.test.ts shows its content",
};

export const excludedFiles = Object.keys(reasons).map((file) => `tests/worker/${file}`);
