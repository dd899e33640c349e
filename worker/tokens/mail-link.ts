import { paths } from "../../domain/paths.ts";
import type { NewMailToken } from "../data/accounts/mail-tokens.ts";
import type { Platform } from "../platform.ts";
import { hashToken, newSecretToken } from "./secret-token.ts";

const pageOf: Record<NewMailToken["purpose"], string> = {
  reset_password: paths.newPassword,
  confirm_email: paths.confirmEmail,
  change_email: paths.confirmEmail,
};

/** A single-use link; its token is in the fragment, which no server or log sees. */
export async function newMailLink(
  platform: Platform,
  about: Pick<NewMailToken, "accountId" | "purpose" | "email"> & { minutes: number },
): Promise<{ link: string; token: NewMailToken }> {
  const { minutes, ...whose } = about;
  const secret = newSecretToken();
  const createdAt = platform.now();
  return {
    link: `${platform.origin}${pageOf[about.purpose]}#access_token=${secret}`,
    token: {
      ...whose,
      hash: await hashToken(secret),
      createdAt,
      expiresAt: createdAt + minutes * 60_000,
    },
  };
}
