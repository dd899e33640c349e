import { useState } from "react";
import { Link } from "react-router";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Notification } from "../../domain/contract/notifications/notifications.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { looks } from "./looks.ts";
import { agoText } from "./times.ts";
import type { Notifications } from "./use-notifications.ts";
import { useRowSwipe } from "./use-row-swipe.ts";

type RowProps = {
  notification: Notification;
  day: LocalDate;
  now: number;
  actions: Pick<Notifications, "read" | "remove" | "resend">;
  resending: boolean;
};

export function NotificationRow({ notification, day, now, actions, resending }: RowProps) {
  const { type, title, message, createdAt, readAt, sentTo } = notification;
  const unread = readAt === null;
  const look = looks[type];
  const remove = () => void actions.remove(notification);
  const read = () => void actions.read(notification);
  const swipe = useRowSwipe({ onEnd: remove, onStart: unread ? read : undefined });
  return (
    <li className="relative border-b border-line last:border-b-0">
      {swipe.moved !== 0 && <SwipeHint deleting={swipe.moved > 0} />}
      <article
        style={swipe.style}
        {...swipe.handlers}
        aria-busy={resending || undefined}
        className={`relative flex touch-pan-y flex-wrap items-start gap-x-3 gap-y-1 py-3.5 ps-4 pe-12 hover:bg-soft/60 ${swipe.moved ? "bg-raised" : ""}`}
      >
        <span
          className={`mt-0.5 grid size-10 shrink-0 place-items-center rounded-full ${look.className}`}
        >
          <Icon name={look.icon} />
          <span className="sr-only">{look.label()}</span>
        </span>
        <div className="grid min-w-0 grow basis-36 gap-0.5">
          <p className="flex items-start gap-2">
            <Opener notification={notification} onOpen={read} />
            {unread && (
              <span className="mt-2.5 size-2.5 shrink-0 rounded-full bg-accent">
                <span className="sr-only">{m.notifications_unread()}</span>
              </span>
            )}
          </p>
          <p dir="auto" className="plaintext whitespace-pre-line text-muted wrap-anywhere">
            {message}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <time dateTime={new Date(createdAt).toISOString()}>{agoText(createdAt, now, day)}</time>
            {sentTo && <SentTo sentTo={sentTo} />}
          </p>
        </div>
        <span className="absolute end-1 top-3 z-10">
          {resending ? (
            <span role="status" className="grid size-11 place-items-center text-muted">
              <Spinner />
              <span className="sr-only">{m.notifications_resending()}</span>
            </span>
          ) : (
            <Menu
              trigger={
                <IconButton label={m.notifications_actions({ title })} className="text-muted">
                  <Icon name="dots" />
                </IconButton>
              }
              items={[
                {
                  label: m.notifications_resend(),
                  icon: <Icon name="send" />,
                  onSelect: () => void actions.resend(notification),
                },
                ...(unread
                  ? [
                      {
                        label: m.notifications_mark_read(),
                        icon: <Icon name="check" />,
                        onSelect: read,
                      },
                    ]
                  : []),
                "separator",
                {
                  label: m.notifications_delete(),
                  icon: <Icon name="trash" />,
                  danger: true,
                  onSelect: remove,
                },
              ]}
            />
          )}
        </span>
      </article>
    </li>
  );
}

/** The recipients of a sent notification, and the number of readers. */
function SentTo({ sentTo }: { sentTo: NonNullable<Notification["sentTo"]> }) {
  const { audience, name, recipients, reads } = sentTo;
  const to = {
    one: () => m.notifications_to_one({ name: name ?? "" }),
    all: () => m.notifications_to_all({ count: recipients }),
    chosen: () => m.notifications_to_some({ count: recipients }),
  }[audience]();
  const read =
    audience === "one"
      ? reads > 0
        ? m.notifications_was_read()
        : m.notifications_not_read()
      : m.notifications_reads({ reads, recipients });
  return (
    <>
      <span>{to}</span>
      {recipients > 0 && <span>{read}</span>}
    </>
  );
}

const openerClass =
  "plaintext min-w-0 grow wrap-anywhere after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-accent-ink focus-visible:outline-none";

/** The title covers the row: a link opens its target, a button marks the notification as read. */
function Opener({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { title, link, readAt } = notification;
  const [opened, setOpened] = useState(false);
  const className = `${openerClass} ${readAt === null ? "font-semibold" : "font-medium"}`;
  if (link) {
    return (
      <Link to={link} onClick={onOpen} dir="auto" className={className}>
        {title}
      </Link>
    );
  }
  if (readAt !== null && !opened) {
    return (
      <span dir="auto" className="plaintext min-w-0 grow font-medium wrap-anywhere">
        {title}
      </span>
    );
  }
  const open = () => {
    setOpened(true);
    onOpen();
  };
  return (
    <button type="button" onClick={open} dir="auto" className={className}>
      {title}
    </button>
  );
}

function SwipeHint({ deleting }: { deleting: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-0 flex items-center px-6 text-lg ${deleting ? "justify-start bg-bad-soft text-bad" : "justify-end bg-good-soft text-good"}`}
    >
      <Icon name={deleting ? "trash" : "check"} />
    </span>
  );
}
