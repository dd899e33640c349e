import { eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { accountSettings, accounts, fastingSlots, settings } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const slots = fastingSlots;

const ownAccount = prepared((db) =>
  db
    .select({
      deletesAt: accounts.deletesAt,
      prayers: accountSettings.prayers,
      ramadan: sql<string | null>`(select ${settings.value} from ${settings}
        where ${settings.section} = 'ramadan')`.as("ramadan"),
      shown: slots.shown,
      breakfast: slots.breakfast,
      lunch: slots.lunch,
      dinner: slots.dinner,
      snack: slots.snack,
      training: slots.training,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .leftJoin(slots, eq(slots.traineeId, accounts.id))
    .where(eq(accounts.id, sql.placeholder("traineeId"))),
);

/** Reads what the home needs of the account: its deletion, and what the month is seen by. */
export const homeAccountOf = ({ db, traineeId }: TraineeScope) => ownAccount(db, { traineeId });
