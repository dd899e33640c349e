import { env } from "cloudflare:workers";

/** Empties the ledger, which no statement of the product can. */
export async function emptyLedger(): Promise<void> {
  const kept = await env.DB.prepare(
    "select sql from sqlite_master where name = 'payments_stay'",
  ).first<{ sql: string }>();
  if (!kept) throw new Error("nothing keeps payments from being deleted");
  await env.DB.batch([
    env.DB.prepare("drop trigger payments_stay"),
    env.DB.prepare("update trainee_balances set paid = 0"),
    env.DB.prepare("update ledger_months set received = 0"),
    env.DB.prepare("delete from payments where reverses is not null"),
    env.DB.prepare("delete from payments"),
    env.DB.prepare(kept.sql),
  ]);
}
