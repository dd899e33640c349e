import { weeksAhead } from "../../domain/schedules/schedules.ts";
import type { Passwords } from "../../worker/platform.ts";
import { bulkPassword, sampleNewcomer, sampleTrainee, sampleTrainer } from "./accounts.ts";
import { bodyStatements } from "./body-statements.ts";
import { type SeedDay, seedDays } from "./calendar.ts";
import { checkInStatements } from "./check-in-statements.ts";
import { closingStatements } from "./closing.ts";
import { conversationStatements } from "./conversation-statements.ts";
import { ensureTrainer, operationStatements } from "./operations.ts";
import { paymentProofStatements } from "./payment-proofs.ts";
import { peopleStatements } from "./people-statements.ts";
import { progressPhotoStatements } from "./progress-photos.ts";
import { scheduleStatements } from "./schedule-statements.ts";
import { prepare, type SeedDatabase, type SeedValues } from "./statement.ts";
import { type SeedSummary, summarize } from "./summary.ts";
import { type SeedTrainee, seedTrainee } from "./trainees.ts";

interface SeedOptions {
  /** Hashes the passwords of the sample accounts. */
  hash: Passwords["hash"];
  /** At least 2: the two sample trainees come first. */
  trainees?: number;
  /** Weeks of history, the current one included. */
  weeks?: number;
  seed?: number;
  /** The latest recorded instant, UTC milliseconds; by default the start of this day. */
  now?: number;
  /**
   * Everyone is active from the first week on. Every day has 1 to 5 completed exercises, 1 to 3 meals and
   * 2,000 to 6,999 steps. The performance is 60 to 99 percent.
   */
  everyDayActive?: boolean;
}

const dayMs = 86_400_000;
/** Trainee-weeks above which only the latest weeks get items. */
const maxWholeTraineeWeeks = 20_000;
const latestWeeks = 2;
const rowsInBatch = 60_000;

/**
 * Fills a database that has the starter library and no trainees with plausible Arabic data, the same for the
 * same options. Above 20,000 trainee-weeks, items and performed sets exist for the current and the previous
 * week only, and no later weeks are filled.
 */
export async function seed(database: SeedDatabase, options: SeedOptions): Promise<SeedSummary> {
  const { trainees: count = 40, weeks = 12, seed: source = 1, everyDayActive = false } = options;
  const now = options.now ?? Math.floor(Date.now() / dayMs) * dayMs;
  const isWhole = count * weeks <= maxWholeTraineeWeeks;
  const ahead = isWhole ? weeksAhead : 0;
  const frame = { seed: source, now, weeks, weeksAhead: ahead, everyDayActive };
  const trainees = Array.from({ length: Math.max(2, count) }, (_, i) => seedTrainee(i, frame));
  const days = calendar(trainees, source);
  const passwords = await hashPasswords(options.hash);
  const itemsFrom = isWhole ? 0 : itemsSince(trainees);

  const trainerId = await ensureTrainer(database, passwords.trainer);
  const sent = { trainerId, days, until: latest(trainees), now };
  await database.batch(operationStatements(database, sent));
  const values = {
    days: JSON.stringify(days),
    now,
    itemsFrom,
    passwords: JSON.stringify(passwords.trainees),
    trainer: trainerId,
  };
  for (const chunk of chunks(trainees, Math.max(1, Math.floor(rowsInBatch / (weeks * 45 + 200))))) {
    await writeChunk(database, { ...values, trainees: JSON.stringify(chunk) });
  }
  await database.batch(closingStatements(database, trainerId, now));
  return summarize(database);
}

const statements = [
  ...peopleStatements,
  ...paymentProofStatements,
  ...bodyStatements,
  ...checkInStatements,
  ...progressPhotoStatements,
  ...scheduleStatements,
  ...conversationStatements,
] as const;

async function writeChunk(database: SeedDatabase, values: SeedValues): Promise<void> {
  await database.batch(statements.map((statement) => prepare(database, statement, values)));
}

function calendar(trainees: readonly SeedTrainee[], source: number): SeedDay[] {
  const from = Math.min(...trainees.map((trainee) => trainee.first)) - 7;
  const to = Math.max(...trainees.map((trainee) => Math.max(trainee.today, trainee.planned)));
  return seedDays(from, to, source);
}

const latest = (trainees: readonly SeedTrainee[]) =>
  Math.max(...trainees.map((trainee) => trainee.today));

function itemsSince(trainees: readonly SeedTrainee[]): number {
  const today = latest(trainees);
  return today - ((today + 4) % 7) - (latestWeeks - 1) * 7;
}

async function hashPasswords(hash: Passwords["hash"]) {
  return {
    trainer: await hash(sampleTrainer.password),
    trainees: [
      await hash(sampleTrainee.password),
      await hash(sampleNewcomer.password),
      await hash(bulkPassword),
    ],
  };
}

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
