import type { D1Database } from "@cloudflare/workers-types";
import { weeksAhead } from "../../domain/schedules/schedules.ts";
import { scryptPasswords } from "../../worker/edge/passwords.ts";
import { bulkPassword, sampleNewcomer, sampleTrainee, sampleTrainer } from "./accounts.ts";
import { bodyStatements } from "./body-statements.ts";
import { type SeedDay, seedDays } from "./calendar.ts";
import { closingStatements } from "./closing.ts";
import { conversationStatements } from "./conversation-statements.ts";
import { ensureTrainer, operationStatements } from "./operations.ts";
import { peopleStatements } from "./people-statements.ts";
import { scheduleStatements } from "./schedule-statements.ts";
import { prepare, type SeedValues } from "./statement.ts";
import { type SeedSummary, summarize } from "./summary.ts";
import { type SeedTrainee, seedTrainee } from "./trainees.ts";

interface SeedOptions {
  /** At least 2: the two sample trainees come first. */
  trainees?: number;
  /** Weeks of history, the current one included. */
  weeks?: number;
  seed?: number;
  /** UTC milliseconds; nothing is recorded after it. By default the start of this day. */
  now?: number;
}

const dayMs = 86_400_000;
/** Above this many trainee-weeks items are written for the latest weeks only. */
const wholeHistory = 20_000;
const latestWeeks = 2;
const rowsInBatch = 60_000;

/**
 * Fills a database that holds the starter library, and no trainees yet, with believable Arabic data, the same for the same options.
 *
 * Large databases (more than 20,000 trainee-weeks) get scheduled items and performed sets for the
 * current and the previous week only, and no weeks filled ahead; everything else is complete:
 * weights, steps, the daily roll-up, weekly schedules, notifications and their deliveries.
 */
export async function seed(database: D1Database, options: SeedOptions = {}): Promise<SeedSummary> {
  const { trainees: count = 40, weeks = 12, seed: source = 1 } = options;
  const now = options.now ?? Math.floor(Date.now() / dayMs) * dayMs;
  const isWhole = count * weeks <= wholeHistory;
  const frame = { seed: source, now, weeks, weeksAhead: isWhole ? weeksAhead : 0 };
  const trainees = Array.from({ length: Math.max(2, count) }, (_, i) => seedTrainee(i, frame));
  const days = calendar(trainees, source);
  const passwords = await hashPasswords();
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
  ...bodyStatements,
  ...scheduleStatements,
  ...conversationStatements,
] as const;

async function writeChunk(database: D1Database, values: SeedValues): Promise<void> {
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

async function hashPasswords() {
  const { hash } = scryptPasswords;
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
