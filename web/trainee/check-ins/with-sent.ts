import type {
  CheckInSummary,
  OwnCheckIns,
  SentCheckIn,
} from "../../../domain/contract/check-ins/check-ins.ts";

/** The first page with a sent check-in; a resent one stays at its place. */
export function withSent(page: OwnCheckIns, stored: SentCheckIn): OwnCheckIns {
  const { answers: _, facts: __, ...summary } = stored;
  const isKnown = page.sent.some(({ id }) => id === stored.id);
  const sent: CheckInSummary[] = isKnown
    ? page.sent.map((each) => (each.id === stored.id ? summary : each))
    : [summary, ...page.sent];
  const due = page.due.map((each) =>
    each.formId === stored.formId && each.dueOn === stored.dueOn
      ? { ...each, state: "sent" as const, sent: stored }
      : each,
  );
  return { ...page, due, sent };
}
