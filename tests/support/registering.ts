import { env } from "cloudflare:workers";
import { makeProduct, type Product, rightPassword, setting } from "./access.ts";
import type { Call } from "./worker.ts";

/** A product with open registration, without earlier attempts. */
export async function openRegistration(): Promise<Product> {
  await env.DB.exec("delete from access_attempts");
  await setting("registration", {});
  await setting("security", {});
  return makeProduct();
}

export const register = (
  product: Product,
  body: unknown,
  from: Pick<Call, "cookie" | "headers"> = {},
) => product.call("/api/access/register", { body, ...from });

/** Signs a registered trainee in. */
export const enter = (product: Product, email: string, password = rightPassword) =>
  product.call("/api/access/sign-in", { body: { email, password, area: "trainee" } });
