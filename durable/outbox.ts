import { DurableObject } from "cloudflare:workers";

/**
 * Drains the outbox in its own invocations, one after the other while entries are due. The next alarm continues,
 * with the platform's limits renewed.
 */
export abstract class Outbox<Env = unknown> extends DurableObject<Env> {
  /** @returns whether due entries are left */
  protected abstract drain(): Promise<boolean>;

  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    if (await this.drain()) await this.ctx.storage.setAlarm(Date.now());
  }
}
