import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getMyDataOwner } from "../../data/copies/copied-people.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { reserveCopy } from "../accounts/reserve-copy.ts";
import { archiveMyData } from "./archive-my-data.ts";

/** All data of a trainee as one archive, read while it is sent; a few times an hour. Photos of the body only if asked for. */
export async function copyMyData(
  platform: Platform,
  scope: TraineeScope,
  { photos }: { photos: boolean },
) {
  const owner = await getMyDataOwner(scope, {
    photos: photos ? "own" : "none",
    recordings: "own",
  });
  if (!owner) throw new MiranError("not_found");
  await reserveCopy(platform, scope.now, {
    key: `my-data:${scope.traineeId}`,
    policy: attemptPolicies.myData,
  });
  const day = localDateAt(scope.now, owner.timeZone);
  const content = archiveMyData(platform, scope, { ...owner, copy: "trainee" });
  return { name: `miran-${day}.zip`, content };
}
