import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { Virtualizer } from "virtua";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import { messagePreview } from "../../../domain/conversations/message-preview.ts";
import { conversationQuery } from "../../chat/queries.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConversationItem } from "./conversation-item.tsx";
import { conversationsQuery } from "./queries.ts";
import { useShown } from "./shown.ts";

/** Distance from the end of the list, in pixels, at which the next page loads. */
const nextWithin = 600;

/** The trainees by their last message; arrows move, Enter opens. */
export function ConversationList({ chosen }: { chosen: string | undefined }) {
  const [search, setSearch] = useState("");
  const { unreadOnly, showUnread, addressOf } = useShown();
  const scroller = useRef<HTMLElement>(null);
  const list = useInfiniteQuery(conversationsQuery(search, unreadOnly));
  const rows = list.data?.pages.flatMap(({ conversations }) => conversations) ?? [];

  const onScroll = () => {
    const element = scroller.current;
    if (!element || !list.hasNextPage || list.isFetchingNextPage) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left < nextWithin) void list.fetchNextPage();
  };
  const emptyTitle = () => {
    if (search) return m.chat_nobody_found();
    return unreadOnly ? m.chat_all_read() : m.chat_nobody();
  };
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    links[links.indexOf(document.activeElement as HTMLElement) + steps]?.focus();
  };

  return (
    <>
      <div className="grid gap-2 px-4 pt-2 pb-2">
        {chosen === undefined ? (
          <h1 className="text-lg">{m.admin_chat()}</h1>
        ) : (
          <h2 className="text-lg font-semibold">{m.admin_chat()}</h2>
        )}
        <SearchField
          label={m.chat_search()}
          value={search}
          onSearch={setSearch}
          onDown={() => scroller.current?.querySelector("a")?.focus()}
        />
        <FilterChips
          label={m.chat_shown()}
          name="shown"
          all={m.chat_shown_all()}
          options={[{ value: "unread", label: m.chat_shown_unread() }]}
          value={unreadOnly ? "unread" : undefined}
          onChange={(shown) => showUnread(shown === "unread")}
        />
      </div>
      <nav
        ref={scroller}
        aria-label={m.chat_trainees()}
        onScroll={onScroll}
        onKeyDown={move}
        className={`min-h-0 grow overflow-y-auto overscroll-contain px-1.5 pb-2 ${list.isPlaceholderData ? "opacity-60" : ""}`}
      >
        {list.error && !list.data ? (
          <LoadFailure
            title={m.chat_list_failed()}
            error={list.error}
            pending={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : list.data ? (
          <Virtualizer data={rows} scrollRef={scroller}>
            {(row) =>
              row.traineeId === chosen ? (
                <OpenConversationItem key={row.traineeId} row={row} to={addressOf(row.traineeId)} />
              ) : (
                <ConversationItem key={row.traineeId} row={row} to={addressOf(row.traineeId)} />
              )
            }
          </Virtualizer>
        ) : (
          <Waiting />
        )}
        {list.data && rows.length === 0 && (
          <EmptyState
            icon={<Icon name={search ? "search" : unreadOnly ? "check" : "users"} />}
            title={emptyTitle()}
            text={search || unreadOnly ? undefined : m.chat_nobody_text()}
          />
        )}
      </nav>
    </>
  );
}

/**
 * The row of the open conversation. Its last message comes from the conversation itself, which is newer than any
 * summary.
 */
function OpenConversationItem({ row, to }: { row: ConversationRow; to: string }) {
  const { data: newest } = useQuery({
    ...conversationQuery(row.traineeId),
    enabled: false,
    select: ({ log }) => log.stored.at(-1),
  });
  if (!newest || newest.at < (row.last?.at ?? 0))
    return <ConversationItem row={row} to={to} chosen />;
  const { body, from, at } = newest;
  const last = { kind: body.kind, text: messagePreview(body), from, at };
  return <ConversationItem row={{ ...row, last }} to={to} chosen />;
}

function Waiting() {
  return (
    <Loading className="grid gap-1">
      {Array.from({ length: 7 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
        <span key={row} className="flex items-center gap-3 p-2.5">
          <Skeleton className="size-12 rounded-full!" />
          <span className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </span>
      ))}
    </Loading>
  );
}
