import type { ChosenAppearance } from "../../../domain/appearance.ts";
import type { AppearanceBody } from "../../../domain/contract/accounts/appearance.ts";
import { accountSettings } from "../../db/schema.ts";
import type { MemberScope } from "../scope.ts";

/** Stores the caller's choice; the account's other settings stay. */
export async function setAppearance(
  { db, actor, now }: MemberScope,
  { theme, accent, fontSize, language }: AppearanceBody,
): Promise<ChosenAppearance> {
  const chosen = { theme, accent, fontSize, language };
  const values = { ...chosen, appearanceAt: now, updatedAt: now };
  await db.batch([
    db
      .insert(accountSettings)
      .values({ accountId: actor.accountId, ...values })
      .onConflictDoUpdate({ target: accountSettings.accountId, set: values }),
  ]);
  return { ...chosen, chosenAt: now };
}
