import { DurableObject } from "cloudflare:workers";

/**
 * Drains the outbox in invocations of its own, one after the other for as long as something is
 * due: what is too much for one request goes on in the next alarm, with the platform's bounds anew.
 */
export abstract class Outbox<Env = unknown> extends DurableObject<Env> {
  /** @returns whether something is left that is due now */
  protected abstract drain(): Promise<boolean>;

  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    if (await this.drain()) await this.ctx.storage.setAlarm(Date.now());
  }
}
