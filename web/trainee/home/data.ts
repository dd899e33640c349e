import { type DayNumber, dayNumberNames } from "../../../domain/activity/day-numbers.ts";
import { ownMonthKey } from "../ramadan/keys.ts";
import { asks, type Follow, type News, type ScreenData } from "../screen-data.ts";
import { homeKey, homeQuery } from "./queries.ts";

/** The home shows nearly all kinds of news, so each new kind has to say whether it changes the home. */
type NotOfHome = "measurement" | "past" | "notification" | "payments" | "deleted";

const follows: Record<Exclude<News, DayNumber | NotOfHome>, Follow> = {
  exercises: "always",
  meals: "always",
  weight: "always",
  note: "always",
  check_in: "always",
  ramadan: { unlessWriting: ["trainee", "fasting"] },
  profile: "always",
};

const followsDayNumbers: Partial<Record<DayNumber, Follow>> = Object.fromEntries(
  dayNumberNames.map((noun) => [noun, { unlessWriting: ["trainee", noun] }]),
);

export const data: ScreenData = {
  opened: () => asks(homeQuery()),
  offeredOffline: true,
  reads: [
    { key: homeKey, cached: true, follows: { ...follows, ...followsDayNumbers } },
    { key: ["trainee", "performance-week"], cached: true },
    { key: ownMonthKey, cached: true },
    // Of the settings of Ramadan, which have no screen of their own.
    {
      key: ["trainee", "ramadan"],
      cached: true,
      follows: { ramadan: { unlessWriting: ["trainee", "fasting"] } },
    },
  ],
};
