import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { type TraineeScope, type TrainerScope, windowOf } from "../scope.ts";
import type { TellOrder } from "./outbox.ts";

type Statement = Parameters<DatabaseClient["batch"]>[0][number];
type Result = Awaited<ReturnType<DatabaseClient["batch"]>>[number];

/** Until then whoever ordered it performs it; afterwards the outbox does. Milliseconds. */
const ownMs = 30_000;

/** An event, and whose inboxes it goes to. */
export interface Told {
  event: InboxEvent;
  /** Set when this trainee is told. */
  traineeId?: string;
  /** Whether the trainer is. */
  trainer: boolean;
}

/** An order that goes with whatever a scope commits. */
export interface Telling<Scope> {
  scope: Scope;
  /** The entry of the outbox. */
  entryId: string;
  /** What was ordered; undefined while nothing was committed, or for nobody. */
  ordered(): TellOrder | undefined;
}

/**
 * The same scope, whose every batch also orders that a trainee, the trainer or both are told of an
 * event: what it commits can not go untold. The window that made it happen knows.
 */
export function tellingScope<Scope extends TraineeScope | TrainerScope>(
  scope: Scope,
  { event, traineeId, trainer }: Told,
): Telling<Scope> {
  const entryId = newId(scope.now);
  const client = scope.db.$client;
  let ordered: TellOrder | undefined;
  const order = () =>
    statement(client, orderSql, {
      id: entryId,
      trainee: traineeId ?? null,
      toTrainer: trainer ? 1 : 0,
      event: JSON.stringify(event),
      window: windowOf(scope.actor),
      availableAt: scope.now + ownMs,
      now: scope.now,
    });
  const ordering = {
    prepare: (query: string) => client.prepare(query),
    async batch(statements: Statement[]): Promise<Result[]> {
      const results = await client.batch<{ payload: string }>([...statements, order()]);
      const [row] = results.pop()?.results ?? [];
      if (row) ordered = JSON.parse(row.payload) as TellOrder;
      return results;
    },
  } as DatabaseClient;
  return {
    scope: { ...scope, db: connect(ordering) },
    entryId,
    ordered: () => ordered,
  };
}

const orderSql = `insert into outbox
    (id, topic, payload, attempts, available_at, created_at)
  select :id, 'tell_inboxes', json_object(
      'accountIds', json_group_array(id), 'event', json(:event), 'except', :window
    ), 0, :availableAt, :now
  from (
    select id from accounts where id = :trainee and role = 'trainee'
    union all
    select id from accounts where role = 'trainer' and :toTrainer
  )
  having count(*) > 0
  on conflict (id) do nothing
  returning payload`;
