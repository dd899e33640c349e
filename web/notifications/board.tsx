import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isOffline, LoadFailure } from "../frame/load-failure.tsx";
import { errorText } from "../lib/format/error-text.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import type { NotificationsApi } from "./api.ts";
import { NotificationList } from "./list.tsx";
import BoardSkeleton from "./skeleton.tsx";
import { type Notifications, useNotifications } from "./use-notifications.ts";

type BoardProps = {
  api: NotificationsApi;
  empty: { text: string; action?: ReactNode };
  /** The link to the person's alert settings. */
  settings: ReactNode;
};

/** The own notifications of either side. */
export function NotificationsBoard({ api, empty, settings }: BoardProps) {
  const notifications = useNotifications(api);
  const { list, unread, readAll } = notifications;
  const shown = notifications.notifications;
  useOpened(notifications);
  const refreshing = list.isRefetching && !list.isFetchingNextPage;

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-1">
        <p role="status" className="me-auto text-muted sm:-order-2">
          {shown ? unreadText(unread) : "\u00a0"}
        </p>
        <IconButton
          label={m.notifications_refresh()}
          aria-busy={refreshing || undefined}
          onClick={() => void list.refetch()}
        >
          <Icon name="refresh" className={refreshing ? "animate-turn" : ""} />
        </IconButton>
        {settings}
        {unread > 0 && (
          <Button
            variant="ghost"
            onClick={() => void readAll()}
            className="px-3! max-sm:-ms-3 max-sm:me-auto sm:-order-1"
          >
            <Icon name="check" />
            {m.notifications_read_all()}
          </Button>
        )}
      </div>
      {!shown && isOffline(list.error) && (
        <LoadFailure
          error={list.error}
          title={m.notifications_load_failed()}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isError && !list.isFetchNextPageError && (shown || !isOffline(list.error)) && (
        <Banner
          kind="error"
          action={
            <Button variant="ghost" pending={list.isFetching} onClick={() => void list.refetch()}>
              {m.ui_retry()}
            </Button>
          }
        >
          <p>{m.notifications_load_failed()}</p>
          <p className="text-sm text-muted">
            {errorText(list.error, m.notifications_load_failed_text())}
          </p>
        </Banner>
      )}
      {!shown && !list.isError && <BoardSkeleton />}
      {shown?.length === 0 && (
        <EmptyState
          icon={<Icon name="bell" />}
          title={m.notifications_empty()}
          text={empty.text}
          action={empty.action}
        />
      )}
      {shown && shown.length > 0 && (
        <NotificationList shown={shown} notifications={notifications} />
      )}
    </div>
  );
}

/** An alert opens this page with `?open=`: the notification is marked as read, and its target opens. */
function useOpened({ notifications, read }: Notifications): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get("open");
  const isKnown = notifications !== undefined;
  const follow = useEffectEvent(() => {
    const opened = notifications?.find((each) => each.id === id);
    if (opened) void read(opened);
    navigate(opened?.link ?? { search: "" }, { replace: true });
  });
  useEffect(() => {
    if (id && isKnown) follow();
  }, [id, isKnown]);
}

/** Maximum shown count. */
const countedTo = 100;

function unreadText(unread: number): string {
  if (unread >= countedTo) return m.notifications_unread_many();
  return m.trainee_unread_notifications({ count: unread });
}
