import { useEffect, useEffectEvent, useRef } from "react";
import { defaultTimeZone, type LocalDate, localDateAt } from "../../domain/calendar.ts";
import type { Notification } from "../../domain/contract/notifications/notifications.ts";
import { useWho } from "../lib/use-who.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { NotificationRow } from "./row.tsx";
import { dayHeading, useNow } from "./times.ts";
import type { Notifications } from "./use-notifications.ts";

type ListProps = { shown: readonly Notification[]; notifications: Notifications };

/** Day by day; what is further down comes as one gets there. */
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
                {...{ notification, day, now }}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <More
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** In the order of the list, which is that of time. */
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

type MoreProps = { pending: boolean; failed: boolean; onMore: () => void };

/** Asks for the next page a little before its place is in sight; a button for everybody else. */
function More({ pending, failed, onMore }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (!pending && !failed) onMore();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="grid justify-items-center">
      <Button variant="ghost" pending={pending} onClick={onMore}>
        {m.notifications_more()}
      </Button>
    </div>
  );
}
