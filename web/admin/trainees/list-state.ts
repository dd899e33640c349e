import {
  adherenceBandNames,
  beginnings,
  needs,
  planEndings,
  silences,
} from "../../../domain/trainees/list-filters.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { defineList, oneOf } from "../list/list-state.ts";

const maxPlanIdLength = 64;

export const traineeList = defineList({
  firstDirection: {
    name: "asc",
    email: "asc",
    plan: "asc",
    status: "asc",
    weight: "desc",
    steps: "desc",
    joined: "desc",
  },
  defaultSort: { sort: "joined", direction: "desc" },
  filters: {
    plan: (text) => text.slice(0, maxPlanIdLength) || undefined,
    status: oneOf(accountStatuses),
    adherence: oneOf(adherenceBandNames),
    silence: oneOf(silences),
    ending: oneOf(planEndings),
    began: oneOf(beginnings),
    unread: oneOf(["yes"]),
    needs: oneOf(needs),
  },
});
