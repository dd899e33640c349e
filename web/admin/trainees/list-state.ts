import { debtKinds } from "../../../domain/attention/debts.ts";
import {
  adherenceBandNames,
  beginnings,
  needs,
  planEndings,
  silences,
} from "../../../domain/attention/list-filters.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
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
    owes: oneOf(debtKinds),
  },
});
