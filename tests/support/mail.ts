import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

function readMail(file: string): Mail {
  const [head = "", ...body] = readFileSync(file, "utf8").split("\n\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
  return { to: header("To"), subject: header("Subject"), text: body.join("\n\n").trim() };
}

/** Mails of the served Worker to an address, oldest first. */
function readMails(to: string): Mail[] {
  const folder = process.env.MIRAN_MAIL ?? "";
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readMail(join(folder, name)))
    .filter((mail) => mail.to.includes(to));
}

/** Waits for the next mail to an address after a known number of mails. */
export async function waitForMail(to: string, known = 0): Promise<Mail> {
  await expect.poll(() => readMails(to).length, { timeout: 10_000 }).toBeGreaterThan(known);
  const mail = readMails(to)[known];
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}
