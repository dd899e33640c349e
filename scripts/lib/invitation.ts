import { newId } from "../../domain/id.ts";
import { hashToken, newSecretToken } from "../../worker/tokens/secret-token.ts";

export const invitationMinutes = 10;

interface Invitation {
  link: string;
  /** Insert a missing account and the link's token; the last one returns the number of tokens. */
  statements: string[];
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A link that sets the trainer's password, and the statements that make it valid. */
export async function inviteTrainer(email: string, origin: string): Promise<Invitation> {
  const secret = newSecretToken();
  const hash = quote(await hashToken(secret));
  const now = Date.now();
  const address = quote(email.trim().toLowerCase());
  const known = `exists (select 1 from accounts where email = ${address})`;
  return {
    link: `${origin}/reset-password-confirmation#access_token=${secret}`,
    statements: [
      `update accounts set email = ${address}, updated_at = ${now} where role = 'trainer' and not ${known}`,
      `insert into accounts (id, email, role, created_at, updated_at)
         select ${quote(newId(now))}, ${address}, 'trainer', ${now}, ${now} where not ${known}`,
      `insert into mail_tokens (hash, account_id, purpose, email, created_at, expires_at)
         select ${hash}, id, 'reset_password', email, ${now}, ${now + invitationMinutes * 60_000}
         from accounts where email = ${address} and role = 'trainer'`,
      `select count(*) as links from mail_tokens where hash = ${hash}`,
    ],
  };
}
