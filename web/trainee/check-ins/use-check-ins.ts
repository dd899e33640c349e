import { useInfiniteQuery } from "@tanstack/react-query";
import { useNow } from "../../lib/use-now.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import type { CheckInWrite } from "./check-in-write.ts";
import { checkInsKey } from "./keys.ts";
import { ownCheckInsQuery } from "./queries.ts";
import "./writes.ts";

/** The trainee's check-ins at this time; a phone without a network may know those of some hours ago. */
export function useCheckIns() {
  const query = useInfiniteQuery(ownCheckInsQuery);
  const now = useNow();
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const known = first && {
    due: first.due.filter(({ closesAt }) => now < closesAt),
    next: first.next && now < first.next.closesAt ? first.next : null,
    sent: pages.flatMap(({ sent }) => sent),
    repliesWithinDay: first.repliesWithinDay,
    archiveConsent: first.archiveConsent,
  };
  return { query, known, now };
}

/** The newest answers of an occurrence on their way. */
export const usePending = (itemId: string) =>
  usePendingWrites<CheckInWrite>(checkInsKey).findLast((each) => each.itemId === itemId);
