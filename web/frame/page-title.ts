import { useEffect } from "react";
import { useMatches } from "react-router";
import { m } from "../paraglide/messages.js";
import { badgeText } from "../ui/badge.tsx";
import type { Unread } from "./unread-texts.ts";

/** The title of the innermost route. */
function useScreenTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as { title?: () => string })?.title);
  return titles.findLast((title) => title !== undefined)?.() ?? m.app_name();
}

/** Sets the document's title from the screen, with the number of unread items in front. */
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
