import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { cloudflarePlatform } from "../../../worker/edge/cloudflare.ts";

type Asked = { name: string; options: unknown };

/** A namespace that records its calls. */
function watched<Namespace extends { getByName(name: string, options?: object): unknown }>(
  namespace: Namespace,
  asked: Asked[],
): Namespace {
  return new Proxy(namespace, {
    get: (target, key) =>
      key === "getByName"
        ? (name: string, options?: object) => {
            asked.push({ name, options });
            return target.getByName(name, options);
          }
        : Reflect.get(target, key),
  });
}

async function askedOf(LOCATION: string | undefined): Promise<Asked[]> {
  const asked: Asked[] = [];
  const platform = cloudflarePlatform(
    {
      ...env,
      LOCATION,
      CONVERSATIONS: watched(env.CONVERSATIONS, asked),
      INBOXES: watched(env.INBOXES, asked),
      OUTBOX: watched(env.OUTBOX, asked),
    },
    () => {},
  );
  const id = newId();
  await platform.live.listMessages(id, { limit: 1 });
  await platform.live.presence(id);
  await platform.wakeOutbox();
  return asked.map(({ name, options }) => ({ name: name.replace(id, "id"), options }));
}

describe("every object", () => {
  it("is placed as configured, by any first call", async () => {
    const options = { locationHint: "weur" };
    expect(await askedOf("weur")).toEqual([
      { name: "id", options },
      { name: "id", options },
      { name: "outbox", options },
    ]);
  });

  it("is placed by the platform without a setting", async () => {
    const asked = await askedOf(undefined);
    expect(asked.map(({ options }) => options)).toEqual([undefined, undefined, undefined]);
  });

  it("is not created with an unknown location", async () => {
    await expect(askedOf("mars")).rejects.toThrow("LOCATION must be one of weur");
  });
});
