import { env } from "cloudflare:workers";

/** Empties the ledger, which the product cannot. */
export async function emptyLedger(): Promise<void> {
  const trigger = await env.DB.prepare(
    "select sql from sqlite_master where name = 'payments_stay'",
  ).first<{ sql: string }>();
  if (!trigger) throw new Error("no trigger protects payments from deletion");
  await env.DB.batch([
    env.DB.prepare("drop trigger payments_stay"),
    env.DB.prepare("update trainee_balances set paid = 0"),
    env.DB.prepare("update ledger_months set received = 0"),
    env.DB.prepare("delete from payments where reverses is not null"),
    env.DB.prepare("delete from payments"),
    env.DB.prepare(trigger.sql),
  ]);
}
