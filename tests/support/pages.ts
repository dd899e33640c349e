import { cookieOf, givePassword, makeProduct, type Product, rightPassword } from "./access.ts";
import { makeTrainee, makeTrainer } from "./worker.ts";

const policyOf = (ancestors: string) =>
  `default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors ${ancestors}`;

/** What the asset layer would serve of a build. */
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

/** Cookies of people who signed in: each side at this site, and a trainee inside another one. */
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

/** What somebody sees at an address: the status and the text, or where it leads. */
export async function openPage(product: Product, path: string, cookie?: string): Promise<string> {
  const response = await product.call(path, cookie ? { cookie } : {});
  const to = response.headers.get("location");
  return to === null ? `${response.status} ${await response.text()}` : `${response.status} → ${to}`;
}
