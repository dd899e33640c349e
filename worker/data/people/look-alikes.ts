import { eq, ne } from "drizzle-orm";
import { hasOtherLook, isWrittenAs, skeletonOf } from "../../../domain/accounts/confusable.ts";
import { accounts, traineeProfiles } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

interface Named {
  id: string;
  name: string;
  email: string | null;
}

const areAlike = (one: string, other: string): boolean =>
  skeletonOf(one) === skeletonOf(other) && !isWrittenAs(one, other);

/** A trainee with a look-alike name; only for names with characters that look like others. */
export async function findLookAlike(
  { db }: TrainerScope,
  { id, name, email }: Named,
): Promise<Pick<Named, "id" | "name"> | undefined> {
  if (!hasOtherLook(name) && !hasOtherLook(email ?? "")) return undefined;
  const p = traineeProfiles;
  const [others] = await db.batch([
    db
      .select({ id: p.id, name: p.name, email: accounts.email })
      .from(p)
      .innerJoin(accounts, eq(accounts.id, p.id))
      .where(ne(p.id, id)),
  ]);
  // Equal names are no deception.
  const alike = others.find(
    (other) =>
      areAlike(other.name, name) ||
      (email !== null && other.email !== null && areAlike(other.email, email)),
  );
  return alike && { id: alike.id, name: alike.name };
}
