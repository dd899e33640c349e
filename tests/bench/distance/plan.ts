import { smallestFollowers } from "../lib/followers.ts";
import { smallestState } from "../lib/state.ts";

export const plans = {
  smallest: {
    state: smallestState,
    followers: { template: smallestFollowers, cron: smallestFollowers },
    imported: 50,
    files: 60,
    messages: 40,
  },
  full: {
    state: { trainees: 300, weeks: 1 },
    followers: { template: 200, cron: 5000 },
    imported: 300,
    files: 6000,
    messages: 300,
  },
};
export type Plan = (typeof plans)["full"];
