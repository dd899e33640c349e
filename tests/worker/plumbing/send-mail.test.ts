import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { sendMail } from "../../../worker/actions/plumbing/send-mail.ts";
import type { MailMessage } from "../../../worker/platform.ts";
import { setting } from "../../support/access.ts";
import { makePlatform } from "../../support/worker.ts";

beforeEach(() => env.DB.exec("delete from settings"));

it("a mail has the name of the business as its sender, if there is one", async () => {
  const message: MailMessage = { to: "layan@example.com", subject: "مِران", text: "", html: "" };
  const senders: (string | undefined)[] = [];
  const mail = { send: async (_: MailMessage, sender?: string) => void senders.push(sender) };
  await sendMail(makePlatform({ mail }), message);
  await setting("general", { businessName: "نادي سامر" });
  await sendMail(makePlatform({ mail }), message);
  expect(senders).toEqual([undefined, "نادي سامر"]);
});
