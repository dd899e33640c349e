import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../web/lib/session/api-error.ts";
import { countUnsent, resume } from "../../../web/lib/waiting/follow-writes.ts";
import {
  forgetWrite,
  persistWrite,
  readWrites,
} from "../../../web/lib/waiting/persisted-writes.ts";
import { tellAside } from "../../../web/lib/waiting/tell-aside.ts";
import { startWaitingWrites } from "../../../web/lib/waiting/waiting-writes.ts";
import { m } from "../../../web/paraglide/messages.js";
import { dismissToast, toastStore } from "../../../web/ui/toast-store.ts";
import {
  account,
  advance,
  awaitResume,
  expectAccepted,
  makeServer,
  offline,
  onEmptyDevice,
  onFullDisk,
  openPage,
  openWithServer,
  reopenPage,
  setsKey,
  statusKey,
  weightKey,
} from "../../support/waiting-page.ts";

onEmptyDevice();

const who = { id: account, kind: "trainee", name: "", email: "" };

describe("a fault of the service, or of the page", () => {
  const faults = [new ApiError("internal"), new TypeError("nobody foresaw it")];

  it.each(faults)("is tried again, and passes: %s", async (fault) => {
    const { server, page } = openWithServer({ exercise: fault });
    page.write(setsKey, "sets 1");
    page.write(statusKey, "status 2");
    await advance(2_000);
    expect((await readWrites(account)).map(({ aside }) => aside)).toEqual([undefined, undefined]);
    server.failing.clear();
    await advance(5_000);
    expect(server.took).toEqual(["sets 1", "status 2"]);
    expect(await countUnsent(page.client, account)).toBe(0);
  });

  it.each(faults)("that lasts sets the write aside, after growing waits: %s", async (fault) => {
    const { server, page } = openWithServer({ weight: fault });
    page.write(weightKey, "weight");
    await advance(120_000);
    const [first = 0, ...later] = server.tries.map(({ at }) => at);
    expect(later.map((at) => at - first)).toEqual([500, 1_500, 3_500]);
    expect(await readWrites(account)).toMatchObject([
      { variables: { id: "weight" }, aside: "internal" },
    ]);
    page.leave();

    server.failing.clear();
    const next = await reopenPage(server);
    await advance(5_000);
    expect(server.took).toEqual([]);
    const [storedWrite] = await readWrites(account);
    if (storedWrite) resume(next.client, storedWrite, () => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual(["weight"]);
    expect(await readWrites(account)).toEqual([]);
  });

  it("blocks later writes only during its tries", async () => {
    const { server, page } = openWithServer();
    server.failingIds.add("broken");
    server.failure = new ApiError("internal");
    page.write(setsKey, "broken");
    page.write(statusKey, "status 2");
    await advance(4_000);
    expect(server.took).toEqual(["status 2"]);
  });
});

describe("a set-aside write", () => {
  const shown = () => toastStore.read().map(({ text }) => text);
  const press = () => toastStore.read().at(-1)?.action?.onAction();
  const aside = { key: weightKey, variables: { id: "weight" }, aside: "internal" } as const;

  afterEach(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });

  it("is announced with a retry, and again when that fails", async () => {
    const { server, page } = openWithServer();
    await persistWrite(account, aside);
    server.failing.set("weight", new ApiError("internal"));
    tellAside(page.client, aside);
    expect(shown()).toEqual([m.offline_aside_kept({ failed: "weight" })]);
    press();
    await readWrites(account);
    await advance(60_000);
    expect(shown()).toEqual([m.offline_aside_kept({ failed: "weight" })]);
    server.failing.clear();
    press();
    await readWrites(account);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual(["weight"]);
  });

  it("is not sent after its owner dropped it", async () => {
    const { server, page } = openWithServer();
    await persistWrite(account, aside);
    tellAside(page.client, aside);
    await forgetWrite(account, "weight");
    press();
    await readWrites(account);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.tries).toEqual([]);
  });

  it("is announced at each opening if no list shows it", async () => {
    await persistWrite(account, aside);
    const reported: unknown[] = [];
    const client = new QueryClient();
    startWaitingWrites(client, account, {
      define: async () => {},
      onFailure: () => {},
      onAside: (write) => reported.push(write),
    });
    await awaitResume();
    expect(reported).toMatchObject([aside]);
  });
});

it("a device without room for waiting writes says so once a page", async () => {
  const { server, page } = openWithServer();
  onFullDisk();
  server.failing.set("exercise", offline);
  page.write(setsKey, "sets 1");
  page.write(setsKey, "sets 2");
  await advance(5_000);
  expect(await countUnsent(page.client, account)).toBe(2);
  expect(await readWrites(account)).toEqual([]);
  const reported = toastStore.read().filter(({ text }) => text === m.offline_no_room());
  expect(reported).toHaveLength(1);
  server.failing.clear();
  await advance(60_000);
  expect(server.took).toEqual(["sets 1", "sets 2"]);
});

describe("a failure that says nothing about the write", () => {
  it.each(["offline", "unavailable", "rate_limited", "unauthenticated", "session_ended"] as const)(
    "never removes it from the device: %s",
    async (code) => {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
      const { server, page } = openWithServer({ weight: new ApiError(code) });
      page.write(weightKey, "weight");
      await advance(600_000);
      expect(await readWrites(account)).toMatchObject([{ variables: { id: "weight" } }]);
      expect((await readWrites(account))[0]?.aside).toBeUndefined();
      page.leave();

      server.failing.clear();
      await reopenPage(server);
      await advance(5_000);
      await expectAccepted(server, ["weight"]);
    },
  );

  it("is retried at the server's time, and not before", async () => {
    const { server, page } = openWithServer({
      weight: new ApiError("rate_limited", { retryAfter: 60 }),
    });
    page.write(weightKey, "weight");
    await advance(59_000);
    expect(server.tries).toHaveLength(1);
    server.failing.clear();
    await advance(1_000);
    expect(server.took).toEqual(["weight"]);
  });
});

describe("a write that fails while the service answers well", () => {
  /** Whether the session is renewed meanwhile. */
  const renews = (isWell: boolean) => {
    vi.stubGlobal("fetch", async () =>
      isWell
        ? Response.json({ accessToken: "", expiresAt: 0, who, remember: true, appearance: null })
        : Response.json({ code: "unavailable" }, { status: 503 }),
    );
    const page = {};
    vi.stubGlobal("window", Object.assign(page, { parent: page }));
  };

  it("is set aside after some tries, and later ones are sent in order", async () => {
    const server = makeServer();
    renews(true);
    const page = openPage(server);
    server.failingIds.add("stuck");
    page.write(setsKey, "stuck");
    page.write(setsKey, "sets 2");
    page.write(statusKey, "status 3");
    await advance(60_000);
    await expectAccepted(server, ["sets 2", "status 3"]);
    expect(await readWrites(account)).toMatchObject([
      { variables: { id: "stuck" }, aside: "internal" },
    ]);
  });

  it("keeps waiting while the whole service fails", async () => {
    const server = makeServer();
    renews(false);
    const page = openPage(server);
    server.failing.set("exercise", new ApiError("unavailable"));
    page.write(setsKey, "sets 1");
    page.write(setsKey, "sets 2");
    await advance(300_000);
    expect((await readWrites(account)).map(({ aside }) => aside)).toEqual([undefined, undefined]);
    server.failing.clear();
    await advance(60_000);
    await expectAccepted(server, ["sets 1", "sets 2"]);
  });
});

it("a write of an unknown kind is set aside for its owner", async () => {
  const unknown = { key: ["trainee", "gone"], variables: { id: "old" } };
  await persistWrite(account, unknown);
  await reopenPage(makeServer());
  await vi.advanceTimersByTimeAsync(0);
  expect(await readWrites(account)).toMatchObject([{ ...unknown, aside: "internal" }]);
});
