import { beforeAll, describe, expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import { cookieOf, givePassword, makeProduct, rightPassword } from "../../support/access.ts";
import { builtFile } from "../../support/pages.ts";
import { countTrips } from "../../support/trips.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

/** Trips between a tap on the app's icon and its content; each may take a sixth of a second. */
const maxTrips = 3;

const today = localDateAt(Date.now(), "Asia/Hebron");
let cookie: string;
beforeAll(async () => {
  const { id, email } = await makeTrainee();
  await givePassword(id);
  const body = { email, password: rightPassword, area: "trainee", remember: true };
  cookie = cookieOf(await makeProduct().call("/api/access/sign-in", { body }));
});

describe("opening the app", () => {
  const { stores, calls, inARow } = countTrips(makePlatform());
  const product = makeProduct({
    ...stores,
    assets: { fetch: builtFile },
    environment: "production",
  });

  it("waits three times in a row for a store or an object before its content", async () => {
    const page = await product.call("/trainee", { cookie });
    expect(await page.text()).toBe("ar trainee-home");
    const ofPage = inARow();

    const refreshed = await product.call("/api/access/refresh", { body: {}, cookie });
    const { accessToken } = await refreshed.json<SignedIn>();
    const ofRefresh = inARow();

    const path = `/api/trainee/home?date=${today}`;
    const home = await product.call(path, { token: accessToken });
    expect(await home.json()).toMatchObject({ date: today });
    const ofHome = inARow();

    expect({ ofPage, ofRefresh, ofHome }).toEqual({ ofPage: 1, ofRefresh: 1, ofHome: 1 });
    expect(ofPage + ofRefresh + ofHome).toBeLessThanOrEqual(maxTrips);
    expect(calls).toHaveLength(3);
  });

  it("refreshes in one trip after another window did, or after a lost answer", async () => {
    inARow();
    for (const later of [0, 3 * 3_600_000]) {
      product.pass(later);
      const refreshed = await product.call("/api/access/refresh", { body: {}, cookie });
      expect(refreshed.status).toBe(200);
      expect(inARow()).toBe(1);
    }
  });
});

it("the count separates trips in a row from simultaneous ones", async () => {
  const { stores, inARow } = countTrips(makePlatform());
  const read = () => stores.database.prepare("select 1 as one").first();
  await Promise.all([read(), read(), read()]);
  expect(inARow()).toBe(1);
  await read();
  await read();
  expect(inARow()).toBe(2);
});
