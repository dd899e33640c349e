import { defaultTimeZone, type LocalDate, localDateAt } from "../../domain/calendar.ts";
import type { Notification } from "../../domain/contract/notifications/notifications.ts";
import { useWho } from "../lib/session/use-who.ts";
import { useNow } from "../lib/use-now.ts";
import { m } from "../paraglide/messages.js";
import { LoadMore } from "../ui/load-more.tsx";
import { NotificationRow } from "./row.tsx";
import { dayHeading } from "./times.ts";
import type { Notifications } from "./use-notifications.ts";

type ListProps = { shown: readonly Notification[]; notifications: Notifications };

/** The notifications by day; further ones render on scrolling. */
export function NotificationList({ shown, notifications }: ListProps) {
  const { list, resending } = notifications;
  const zone = useWho()?.timeZone ?? defaultTimeZone;
  const now = useNow();
  const today = localDateAt(now, zone);
  return (
    <div className="grid grid-cols-1 gap-5">
      {daysOf(shown, zone).map(({ day, rows }) => (
        <section key={day} aria-label={dayHeading(day, today)}>
          <h2 className="pb-2 text-sm font-medium text-muted">{dayHeading(day, today)}</h2>
          <ul className="rounded-xl border border-line bg-raised shadow-raised [&>li:first-child>article]:rounded-t-xl [&>li:last-child>article]:rounded-b-xl">
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                actions={notifications}
                resending={resending.has(notification.id)}
                notification={notification}
                day={day}
                now={now}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <LoadMore
          label={m.notifications_more()}
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** The days in the list's order, which is by time. */
function daysOf(shown: readonly Notification[], zone: string) {
  const days: { day: LocalDate; rows: Notification[] }[] = [];
  for (const notification of shown) {
    const day = localDateAt(notification.createdAt, zone);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(notification);
    else days.push({ day, rows: [notification] });
  }
  return days;
}
