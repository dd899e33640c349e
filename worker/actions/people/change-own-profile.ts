import { canonicalPhone } from "../../../domain/contact.ts";
import type { OwnProfileChanges } from "../../../domain/contract/people/profile.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { getOwnIdentity, writeOwnProfile } from "../../data/people/own-profile.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { changeAgain } from "../change-again.ts";

/**
 * Changes the given fields of the caller's own profile; the trainer's simultaneous change of another field
 * survives.
 */
export async function changeOwnProfile(
  scope: TraineeScope,
  given: OwnProfileChanges,
): Promise<void> {
  const changes = canonical(given);
  await changeAgain(async () => {
    const before = await getOwnIdentity(scope);
    if (!before) throw new MiranError("not_found");
    return { kind: await writeOwnProfile(scope, before, changes) };
  });
}

function canonical({ name, phone, height, ...rest }: OwnProfileChanges): OwnProfileChanges {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(phone !== undefined && { phone: canonicalPhone(phone) }),
    ...(height !== undefined && { height: roundTo(height, 1) }),
  };
}
