import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { type TraineeScope, type TrainerScope, windowOf } from "../scope.ts";
import type { TellOrder } from "./outbox.ts";

type Statement = Parameters<DatabaseClient["batch"]>[0][number];
type Result = Awaited<ReturnType<DatabaseClient["batch"]>>[number];

/** Time in milliseconds for the ordering request to tell; afterwards the outbox does. */
const ownMs = 30_000;

/** An event and its inboxes. */
export interface Told {
  event: InboxEvent;
  /** The trainee to tell, if any. */
  traineeId?: string;
  /** Whether the trainer is told. */
  trainer: boolean;
}

/** An order of the outbox with each commit of a scope. */
export interface Telling<Scope> {
  scope: Scope;
  /** The entry of the outbox. */
  entryId: string;
  /** The order; undefined before a commit, or without receivers. */
  ordered(): TellOrder | undefined;
}

/**
 * The same scope, whose every batch also orders an event for a trainee, the trainer or both. So no commit goes
 * untold. The causing window is left out.
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
