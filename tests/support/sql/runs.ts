import { crons, runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import { drainByItself } from "../../../worker/actions/plumbing/drain-outbox.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { makeProduct } from "../access.ts";
import { makeOwnWorld } from "../own-calls.ts";
import { expectAnswer, ownCaller, sendAs } from "../permissions.ts";
import { matrix } from "../route-matrix.ts";
import { makePlans } from "../trainees.ts";
import { moreRuns } from "./more-runs.ts";
import { pastRuns } from "./past-runs.ts";
import { ramadanRuns } from "./ramadan-runs.ts";

/** Runs the whole product on a database: every route by its own caller, the crons and the outbox. */
export async function runEverything(database: DatabaseClient): Promise<void> {
  const product = makeProduct({
    database,
    log: () => {},
    wakeOutbox: async () => void (await drainByItself(product.platform)),
  });
  await makePlans();
  for (const [route, row] of Object.entries(matrix)) {
    const { world, request } = await makeOwnWorld(row);
    const caller = ownCaller(route);
    const answer = await sendAs(caller, world, route, { row, request, send: product.call });
    await expectAnswer(answer, { caller, world, row });
    await product.settle();
  }
  for (const cron of crons) await runScheduled(product.platform, cron);
  await product.settle();
  for (const run of Object.values({ ...moreRuns, ...pastRuns, ...ramadanRuns })) {
    await run(product);
    await product.settle();
  }
}
