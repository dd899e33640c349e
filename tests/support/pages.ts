import { cookieOf, givePassword, makeProduct, type Product, rightPassword } from "./access.ts";
import { makeTrainee, makeTrainer } from "./worker.ts";

const policyOf = (ancestors: string) =>
  `default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors ${ancestors}`;

/** A file of a build as the asset layer serves it. */
export async function builtFile(path: string): Promise<Response> {
  const page = /^\/pages\/(ar|en)\/([a-z-]+)\.html$/.exec(path);
  if (page) {
    return new Response(`${page[1]} ${page[2]}`, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyOf("'none'"),
        etag: '"v1"',
      },
    });
  }
  if (path === "/privacy-policy.html") {
    return new Response("policy", { headers: { "content-security-policy": policyOf("'self'") } });
  }
  return path === "/favicon.svg" ? new Response("<svg/>") : new Response(null, { status: 404 });
}

/** Cookies of signed-in people: each side at this site, and a trainee in a frame of another site. */
export async function visitorCookies() {
  const { call } = makeProduct();
  const [trainee, trainer] = [await makeTrainee(), await makeTrainer()];
  await givePassword(trainee.id);
  await givePassword(trainer.id);
  const signIn = (email: string, area: string, embed = false) =>
    call("/api/access/sign-in", { body: { email, password: rightPassword, area, embed } });
  return {
    trainee: cookieOf(await signIn(trainee.email, "trainee")),
    trainer: cookieOf(await signIn(trainer.email, "trainer")),
    embed: cookieOf(await signIn(trainee.email, "trainee", true), "__Host-embed-refresh"),
  };
}

/** The status and the text of an address, or the target of its redirect. */
export async function openPage(product: Product, path: string, cookie?: string): Promise<string> {
  const response = await product.call(path, cookie ? { cookie } : {});
  const target = response.headers.get("location");
  return target === null
    ? `${response.status} ${await response.text()}`
    : `${response.status} → ${target}`;
}
