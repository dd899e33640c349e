import { delayedBy, distantBindings } from "../../../scripts/lib/distant-bindings.ts";
import { extendSchedules } from "../../../worker/actions/planning/extend-schedules.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";

/**
 * Fills weeks where the product does. From Node each statement is prepared and bound by a call that
 * waits for workerd, which is dearer than the statement, and nothing that happens in production.
 */
export default {
  async fetch(request: Request, bindings: { DB: D1Database; DISTANCE: string }): Promise<Response> {
    const distance = Number(bindings.DISTANCE);
    const { DB } = distance > 0 ? distantBindings(bindings, delayedBy(distance)) : bindings;
    const { pathname, searchParams } = new URL(request.url);
    const at = Number(searchParams.get("at"));
    const platform = { database: DB as unknown as DatabaseClient, now: () => at };
    switch (pathname) {
      case "/give":
        while (!(await runTemplateJob(platform, searchParams.get("job") ?? "")));
        return Response.json({});
      case "/extend":
        return Response.json(await extendSchedules({ ...platform, log: () => {} }));
      default:
        await DB.prepare("select count(*) from weekly_schedules").run();
        return Response.json({});
    }
  },
};
