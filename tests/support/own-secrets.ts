import { newId } from "../../domain/id.ts";
import { givePassword, rightPassword } from "./access.ts";
import type { Side, World } from "./permissions.ts";
import { call } from "./worker.ts";

const areaOf = { trainee: "trainee", trainer: "admin" } as const;

/** The own password, which all people of the tests share. */
export async function rightPasswordOf(world: World, side: Side) {
  await givePassword(world[side].id);
  if (side === "trainee") await givePassword(world.otherTrainee.id);
  return { password: rightPassword };
}

/** A wrong code after the offer of a key. */
export async function wrongCodeOfOffer(world: World, side: Side) {
  const offer = { token: world[side].token, body: await rightPasswordOf(world, side) };
  const { status } = await call(`/api/${areaOf[side]}/security/totp`, offer);
  if (status !== 200) throw new Error(`the offer of a key failed: ${status}`);
  return { body: { code: "000000" } };
}

export const newEmail = async (world: World) => ({
  body: { ...(await rightPasswordOf(world, "trainee")), email: `${newId()}@example.com` },
});

/** Another mail for an earlier request. */
export async function newEmailAgain(world: World) {
  for (const { token } of [world.trainee, world.otherTrainee]) {
    await call("/api/trainee/email-change", { token, ...(await newEmail(world)) });
  }
  return { body: {} };
}
