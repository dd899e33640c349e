import { debtKinds } from "../../../domain/attention/debts.ts";
import {
  adherenceBandNames,
  beginnings,
  needs,
  planEndings,
  silences,
} from "../../../domain/attention/list-filters.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";
import type { ListNoun } from "../list/list-noun.ts";
import { reasonTexts } from "../overview/reasons.ts";
import type { Trainees } from "./row-parts.tsx";
import { adherenceTexts, owesTexts, planName, statusTexts } from "./texts.ts";

/** The filters above the list, each with its choices. */
export const filters: ListNoun<Trainees>["filters"] = (page) => ({
  plan: {
    label: m.trainees_filter_plan,
    all: m.trainees_all_plans,
    offered: (page?.plans ?? []).map(({ id }) => id),
    textOf: (plan) => planName(page?.plans ?? [], plan),
  },
  status: {
    label: m.trainees_filter_status,
    all: m.trainees_all_statuses,
    offered: accountStatuses,
    textOf: (status) => statusTexts[status](),
  },
  adherence: {
    label: m.trainees_filter_adherence,
    all: m.trainees_all_adherence,
    offered: adherenceBandNames,
    textOf: (band) => adherenceTexts[band](),
  },
  silence: {
    label: m.trainees_filter_silence,
    all: m.trainees_all_silence,
    offered: silences,
    textOf: (days) => m.trainees_silence_days({ count: Number(days), total: days }),
  },
  ending: {
    label: m.trainees_filter_ending,
    all: m.trainees_all_endings,
    offered: planEndings,
    textOf: (days) =>
      days === "over"
        ? m.trainees_ending_over()
        : m.trainees_ending_days({ count: Number(days), total: days }),
  },
  began: {
    label: m.trainees_filter_began,
    all: m.trainees_all_beginnings,
    offered: beginnings,
    textOf: () => m.trainees_began_lately(),
  },
  unread: {
    label: m.trainees_filter_unread,
    all: m.trainees_all_unread,
    offered: ["yes"],
    textOf: () => m.trainees_unread_yes(),
  },
  needs: {
    label: m.trainees_filter_needs,
    all: m.trainees_all_needs,
    offered: needs,
    textOf: (need) => reasonTexts[need](),
  },
  owes: {
    label: m.trainees_filter_owes,
    all: m.trainees_all_owes,
    offered: debtKinds,
    textOf: (kind) => owesTexts[kind](),
  },
});
