import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeTwoFactor } from "../../support/two-factor.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

type TwoFactor = Awaited<ReturnType<typeof makeTwoFactor>>;

let trainer: SignedInTrainee;
let lost: TwoFactor;
beforeEach(async () => {
  trainer = await makeTrainer();
  lost = await makeTwoFactor("trainee");
});

const reset = (id: string, { token } = trainer) =>
  lost.product.call(`/api/admin/trainees/${id}/two-factor`, {
    method: "DELETE",
    body: {},
    token,
  });
const isOn = async (id: string) => {
  const answer = await lost.product.call(`/api/admin/trainees/${id}`, { token: trainer.token });
  return (await answer.json<{ twoFactor: boolean }>()).twoFactor;
};

describe("a trainee's lost second factor", () => {
  it("is turned off by the trainer: the password suffices, and every device is signed out", async () => {
    const { owner, product } = lost;
    expect(await isOn(owner.id)).toBe(true);
    expect(await (await lost.signIn()).json()).toMatchObject({ kind: "code_required" });
    expect((await reset(owner.id)).status).toBe(200);
    await product.settle();
    expect(await isOn(owner.id)).toBe(false);
    const home = await product.call("/api/trainee/security", { token: owner.token });
    expect(home.status).toBe(401);
    expect(await (await lost.signIn()).json()).toMatchObject({ kind: "signed_in" });
    const told = product.mails.filter(({ to }) => to === owner.email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("أوقف مدربك التحقق بخطوتين");
  });

  it("is turned off once: a repetition mails nothing and ends no session", async () => {
    const { owner, product } = lost;
    await reset(owner.id);
    await product.settle();
    await lost.signIn();
    const mails = product.mails.length;
    expect((await reset(owner.id)).status).toBe(200);
    await product.settle();
    expect(product.mails).toHaveLength(mails);
  });

  it("stays for strangers, and for the trainer's own account", async () => {
    const other = await makeTrainee();
    expect((await reset(lost.owner.id, other)).status).toBe(403);
    expect(await problemOf(await reset(trainer.id))).toMatchObject({ code: "not_found" });
    expect(await problemOf(await reset(newId()))).toMatchObject({ code: "not_found" });
    expect(await isOn(lost.owner.id)).toBe(true);
  });
});
