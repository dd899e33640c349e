import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { newId } from "../../../domain/id.ts";
import { makeProduct, registration, setting } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

async function oddOf(id: string) {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/trainees/${id}`, { token });
  return (await answer.json<TraineeDetails>()).odd;
}

it("the trainer is warned of a look-alike address, and not at its original", async () => {
  const unique = newId().slice(-6);
  const first = await makeTrainee({ name: "ليان", email: `layan.${unique}@miran.example` });
  const second = await makeTrainee({ name: "ندى", email: `l\u0430yan.${unique}@miran.example` });
  const third = await makeTrainee({ name: `ر\u200bيم ${unique}` });
  expect(await oddOf(second.id)).toEqual({
    signs: ["mixed_scripts"],
    alike: { id: first.id, name: "ليان" },
  });
  expect(await oddOf(third.id)).toEqual({ signs: ["invisible"], alike: null });
  expect(await oddOf(first.id)).toBeUndefined();
});

it("the notification of a registration has the warning", async () => {
  const product = makeProduct();
  await setting("registration", {});
  await setting("security", {});
  await makeTrainer();
  const messageOf = async (name: string) => {
    const body = registration({ name });
    expect((await product.call("/api/access/register", { body })).status).toBe(200);
    return env.DB.prepare("select message from notifications where sender_id = ?")
      .bind(body.id)
      .first<string>("message");
  };
  expect(await messageOf("Layan")).not.toContain("تنبيه");
  expect(await messageOf("L\u0430yan")).toContain("تنبيه");
});

it("equal names in the same letters cause no warning", async () => {
  const name = `ليلى منصورى ${newId().slice(-6)}`;
  const people = [await makeTrainee({ name }), await makeTrainee({ name })];
  for (const { id } of people) expect(await oddOf(id)).toBeUndefined();
  const persian = name.replaceAll("ى", "ی");
  const twin = [await makeTrainee({ name: persian }), await makeTrainee({ name: persian })];
  for (const { id } of twin) expect(await oddOf(id)).toBeUndefined();
});
