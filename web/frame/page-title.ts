import { useEffect } from "react";
import { useMatches } from "react-router";
import { m } from "../paraglide/messages.js";
import { badgeText } from "../ui/badge.tsx";
import type { Unread } from "./unread-texts.ts";

/** The title that the innermost route gives its screen. */
function useScreenTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as { title?: () => string })?.title);
  return titles.findLast((title) => title !== undefined)?.() ?? m.app_name();
}

/** Names the document after the screen, and says in front of it how much waits to be read. */
export function usePageTitle(
  pageTitle: (inputs: { title: string }) => string,
  { notifications, messages }: Record<"notifications" | "messages", Unread>,
): void {
  const title = pageTitle({ title: useScreenTitle() });
  const unread = notifications.count + messages.count;
  useEffect(() => {
    document.title = unread > 0 ? m.frame_unread_title({ count: badgeText(unread), title }) : title;
  }, [title, unread]);
}
