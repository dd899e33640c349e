import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const usualAppearance = {
  theme: "system",
  accent: "emerald",
  fontSize: "medium",
  language: "ar",
  hijri: false,
};

const path = "/api/trainee/appearance";
const night = {
  theme: "dark",
  accent: "emerald",
  fontSize: "large",
  language: "en",
  hijri: true,
};

let product: Product;
let trainee: SignedInTrainee;

beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  await givePassword(trainee.id);
});

const choose = (body: unknown, { token } = trainee, to = path) =>
  product.call(to, { method: "PUT", token, body });

const signIn = () =>
  product.call("/api/access/sign-in", {
    body: { email: trainee.email, password: rightPassword, area: "trainee" },
  });

const appearanceOf = async (response: Response): Promise<unknown> => response.json();
const appearanceIn = async (response: Response) =>
  ((await response.json()) as { appearance: unknown }).appearance;

describe("the chosen appearance", () => {
  it("is null until a choice, whatever other settings are stored", async () => {
    await product.call("/api/trainee/push/settings", {
      method: "PUT",
      token: trainee.token,
      body: { types: ["chat"], quiet: null },
    });
    expect(await appearanceIn(await signIn())).toBeNull();
  });

  it("comes with each new session and each renewal of an older one", async () => {
    const older = cookieOf(await signIn());
    const response = await choose(night);
    expect(response.status).toBe(200);
    const chosen = await response.json();
    expect(chosen).toEqual({ ...night, chosenAt: product.platform.now() });
    expect(await appearanceIn(await signIn())).toEqual(chosen);
    const renewed = await product.call("/api/access/refresh", { body: {}, cookie: older });
    expect(await appearanceIn(renewed)).toEqual(chosen);
  });

  it("is the newest choice, and leaves the settings of alerts unchanged", async () => {
    const alerts = { types: ["chat"], quiet: { from: "22:00", until: "07:00" } };
    const { token } = trainee;
    await product.call("/api/trainee/push/settings", { method: "PUT", token, body: alerts });
    await choose(night);
    product.pass(1_000);
    await choose({ ...night, theme: "light" });
    expect(await appearanceIn(await signIn())).toMatchObject({
      theme: "light",
      chosenAt: product.platform.now(),
    });
    const push = await product.call("/api/trainee/push", { token });
    expect((await push.json()) as object).toMatchObject({ settings: alerts });
  });

  it("keeps the Hijri date when a page of an older version does not send it", async () => {
    const { hijri: _, ...older } = night;
    const first = await appearanceOf(await choose(older));
    expect(first).toMatchObject({ hijri: false });
    await choose(night);
    expect(await appearanceOf(await choose({ ...older, theme: "light" }))).toMatchObject({
      theme: "light",
      hijri: true,
    });
    expect(await appearanceIn(await signIn())).toMatchObject({ theme: "light", hijri: true });
    await choose({ ...night, hijri: false });
    expect(await appearanceIn(await signIn())).toMatchObject({ hijri: false });
  });

  it("belongs to one account, the trainer's as well", async () => {
    const trainer = await makeTrainer();
    expect((await choose(night, trainer, "/api/admin/appearance")).status).toBe(200);
    expect(await appearanceIn(await signIn())).toBeNull();
  });

  it.each([
    ["an unknown theme", { ...usualAppearance, theme: "sepia" }],
    ["an unknown accent", { ...usualAppearance, accent: "#ff0000" }],
    ["a size in points", { ...usualAppearance, fontSize: 40 }],
    ["an unknown language", { ...usualAppearance, language: "fr" }],
    ["a Hijri date that is no yes or no", { ...usualAppearance, hijri: "yes" }],
    ["half a choice", { theme: "dark" }],
    ["an unknown field", { ...usualAppearance, sound: true }],
  ])("refuses %s", async (_, body) => {
    expect((await choose(body)).status).toBe(400);
    expect(await appearanceIn(await signIn())).toBeNull();
  });
});
