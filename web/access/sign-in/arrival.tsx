import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";

const awaited: Partial<Record<string, () => string>> = {
  "#unconfirmed": m.access_registered_confirm,
  "#pending": m.access_registered_pending,
};

interface Said {
  failure: (why: string) => void;
  note: (note: ReactNode) => void;
}

/** Tells a trainee once why the sign-in opened; a reload or a shared link does not repeat it. */
export function tellArrival({ failure, note }: Said): void {
  const waitsFor = awaited[location.hash];
  if (location.hash === "#inactive") failure(m.error_account_inactive());
  else if (waitsFor) note(<Banner kind="info">{waitsFor()}</Banner>);
  else return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
