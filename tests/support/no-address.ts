import { env } from "cloudflare:workers";
import { storedAddress } from "../../domain/contact.ts";
import { traineeSearchText } from "../../domain/list.ts";
import { type Product, rightPassword } from "./access.ts";
import { makeUnenteredTrainee } from "./invited-door.ts";

/** The part of every stored text that stands for no address. */
export const placeholderMark = "no-address.invalid";

/** Takes a trainee's address away, as an import without one makes people. */
export async function loseAddress(id: string): Promise<void> {
  const profile = env.DB.prepare("select name, phone from trainee_profiles where id = ?");
  const person = await profile.bind(id).first<{ name: string; phone: string | null }>();
  if (!person) throw new Error(`there is no trainee ${id}`);
  const search = traineeSearchText({ ...person, email: null });
  await env.DB.batch([
    env.DB.prepare("update accounts set email = ? where id = ?").bind(storedAddress(null, id), id),
    env.DB.prepare("update trainee_profiles set search = ? where id = ?").bind(search, id),
  ]);
}

/** An account without a password and an address, and its invitation. */
export async function makeUnaddressed(product: Product, trainerToken: string) {
  const { id, link } = await makeUnenteredTrainee(product, trainerToken);
  await loseAddress(id);
  const choose = (body: Record<string, unknown> = {}, network = "198.51.100.7") =>
    product.call("/api/access/invitation/password", {
      body: { token: link, password: rightPassword, ...body },
      headers: { "cf-connecting-ip": network },
    });
  return { id, link, choose };
}
