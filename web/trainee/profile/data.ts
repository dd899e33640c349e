import { asks, type Follow, type News, type ScreenData } from "../screen-data.ts";
import { measurementWritesKey } from "./keys.ts";
import { paymentProofsKey } from "./proofs/keys.ts";
import { absencesKey, bodyHistoryKey, paymentsKey, profileKey, profileQuery } from "./queries.ts";

const follows: Partial<Record<News, Follow>> = {
  profile: { unlessWriting: measurementWritesKey },
  weight: { unlessWriting: measurementWritesKey },
  measurement: { unlessWriting: measurementWritesKey },
};

/** A check-in can have measurements. */
const measuredFollows = { ...follows, check_in: { unlessWriting: measurementWritesKey } };
/** A confirmed transfer renews the subscription. */
const profileFollows = { ...measuredFollows, payments: { unlessWriting: measurementWritesKey } };

export const data: ScreenData = {
  opened: () => asks(profileQuery()),
  reads: [
    { key: profileKey, cached: true, follows: profileFollows },
    { key: bodyHistoryKey, cached: true, follows: measuredFollows },
    { key: absencesKey, follows },
    { key: paymentsKey, follows: { payments: "always" } },
    { key: paymentProofsKey, follows: { payments: { unlessWriting: paymentProofsKey } } },
  ],
};
