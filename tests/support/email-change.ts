import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { givePassword, makeProduct, rightPassword } from "./access.ts";
import { makeTrainee } from "./worker.ts";

/** A trainee, another address `next`, and the requests of an email change. */
export async function makeEmailChange() {
  await env.DB.exec("delete from outbox");
  const product = makeProduct();
  const trainee = await makeTrainee();
  await givePassword(trainee.id);
  const next = `${newId()}@example.com`;

  const post = (rest: string, body: unknown, { method = "POST", token = trainee.token } = {}) =>
    product.call(`/api/trainee/email-change${rest}`, { method, body, token });
  const mailsTo = (to: string) => product.mails.filter((mail) => mail.to === to);
  return {
    product,
    trainee,
    next,
    post,
    /** Requests the change, and waits for the mails. */
    ask: async (email = next, password = rightPassword, caller = trainee) => {
      const answer = await post("", { email, password }, { token: caller.token });
      await product.settle();
      return answer;
    },
    state: async () =>
      (await product.call("/api/trainee/email-change", { token: trainee.token })).json(),
    mailsTo,
    linkTo: (to: string) =>
      /confirm-email#access_token=([\w-]{43})/.exec(mailsTo(to).at(-1)?.text ?? "")?.[1] ?? "",
    /** Opens a link in a browser with this cookie, and waits for the mails. */
    open: async (token: string, cookie?: string) => {
      const answer = await product.call("/api/access/confirm-email", {
        body: { token },
        ...(cookie ? { cookie } : {}),
      });
      await product.settle();
      return answer;
    },
    signIn: (email: string) =>
      product.call("/api/access/sign-in", {
        body: { email, password: rightPassword, area: "trainee" },
      }),
  };
}

export type EmailChange = Awaited<ReturnType<typeof makeEmailChange>>;
