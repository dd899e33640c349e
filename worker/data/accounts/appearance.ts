import type { ChosenAppearance } from "../../../domain/appearance.ts";
import type { AppearanceBody } from "../../../domain/contract/accounts/appearance.ts";
import { batchOf } from "../../db/batch.ts";
import { accountSettings } from "../../db/schema.ts";
import type { MemberScope } from "../scope.ts";

/** Stores the caller's choice; the account's other settings stay. */
export async function setAppearance(
  { db, actor, now }: MemberScope,
  { theme, accent, fontSize, language, hijri }: AppearanceBody,
): Promise<ChosenAppearance> {
  const chosen = { theme, accent, fontSize, language };
  const values = { ...chosen, ...(hijri !== undefined && { hijri }) };
  const at = { appearanceAt: now, updatedAt: now };
  const { stored } = await batchOf(db, {
    stored: db
      .insert(accountSettings)
      .values({ accountId: actor.accountId, ...values, ...at })
      .onConflictDoUpdate({ target: accountSettings.accountId, set: { ...values, ...at } })
      .returning({ hijri: accountSettings.hijri }),
  });
  return { ...chosen, hijri: stored[0]?.hijri ?? false, chosenAt: now };
}
