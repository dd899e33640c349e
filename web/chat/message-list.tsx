import { type ReactNode, use, useLayoutEffect, useRef, useState } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { type MessageLog, statusOf } from "../../domain/conversations/message-log.ts";
import { m } from "../paraglide/messages.js";
import { JumpButton } from "./jump-button.tsx";
import { type MessageActions, MessageRow } from "./message-row.tsx";
import type { Row } from "./rows.ts";
import { FoundContext } from "./search/found.ts";
import { DaySeparator, UnreadDivider } from "./separators.tsx";
import { useReading } from "./use-reading.ts";

type MessageListProps = {
  log: MessageLog<Message>;
  rows: readonly Row[];
  side: ConversationSide;
  actions: MessageActions;
  /** Content after the last message. */
  tail: ReactNode;
  /** Undefined while nothing counts as read. */
  onRead: ((through: number) => void) | undefined;
  /** Called near the beginning of the loaded messages. */
  onOlder: () => void;
};

/** The anchor of the scroll position: the latest message, the divider, a search result, or none. */
type Hold = "end" | "divider" | "found" | "free";

/** Maximum distance from an end that counts as there, in pixels. */
const nearEnd = 48;
const olderWithin = 900;

/** The messages, of which only visible ones are rendered; the reader's place is preserved. */
export function MessageList(props: MessageListProps) {
  const { log, rows, side, actions, tail, onRead, onOlder } = props;
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const shift = useShift(rows);
  const look = useReading(list, rows, side, onRead);
  const end = rows.length - 1;
  const divider = rows.findIndex(({ kind }) => kind === "unread");
  const found = use(FoundContext);
  const target = rows.findIndex(
    (row) => row.kind === "message" && "seq" in row.message && row.message.seq === found?.seq,
  );
  const hold = useRef<Hold>(divider > 0 ? "divider" : "end");
  const lastOwn = rows.findLast((row) => row.kind === "message" && row.message.from === side)?.key;
  const seen = useRef({ rows, lastOwn, divider });
  const height = useRef(0);
  const place = useRef(0);

  const toGo = () => {
    // Measured on the page: while older rows are inserted, the list's own sums are outdated.
    const box = scroller.current;
    return box ? box.scrollHeight - box.scrollTop - box.clientHeight : 0;
  };
  // Rows are measured, pictures load, the keyboard opens: the anchor stays in view.
  const keepPlace = () => {
    if (hold.current === "end") list.current?.scrollToIndex(end, { align: "end" });
    if (hold.current === "divider") list.current?.scrollToIndex(divider, { align: "start" });
    if (hold.current === "found" && target >= 0)
      list.current?.scrollToIndex(target, { align: "center" });
    look();
  };
  const onResize = () => {
    keepPlace();
    // Rows outside the view have an estimated height, so the apparent end may be wrong.
    if (hold.current === "divider") setAtEnd(toGo() <= nearEnd);
  };
  const toEnd = () => {
    hold.current = "end";
    setAtEnd(true);
    keepPlace();
  };
  const letGo = () => {
    if (hold.current !== "end") hold.current = "free";
  };
  const wasResized = () => {
    const [before, now] = [height.current, scroller.current?.clientHeight ?? 0];
    height.current = now;
    return before !== 0 && before !== now;
  };
  const onScroll = (offset: number) => {
    // The keyboard, a longer text or a late font changed the height; nobody scrolled.
    const fellShort = hold.current === "end" && offset >= place.current && toGo() > 1;
    const stays = wasResized() || fellShort;
    place.current = offset;
    if (stays) keepPlace();
    const now = toGo() <= nearEnd;
    const goesBy = hold.current === "end" || hold.current === "free";
    if (!stays && goesBy) hold.current = now ? "end" : "free";
    if (now !== atEnd) setAtEnd(now);
    if (offset < olderWithin) onOlder();
    look();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content restores the place
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { rows, lastOwn, divider };
    const isDivided = before.divider < 0 && divider >= 0;
    if (before.lastOwn !== lastOwn && !isOlder(lastOwn, rows, before.rows)) hold.current = "end";
    else if (isDivided && hold.current === "end") hold.current = "divider";
    else if (hold.current === "divider" && atEnd && isLonger(rows, before.rows))
      hold.current = "end";
    keepPlace();
  }, [rows, tail, onRead === undefined]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a search is a new object
  useLayoutEffect(() => {
    if (found?.seq !== undefined) hold.current = "found";
    else if (hold.current === "found") hold.current = "free";
    keepPlace();
  }, [found]);

  return (
    <div className="relative min-h-0 grow overflow-clip pb-(--toasts)">
      <section
        ref={scroller}
        aria-label={m.chat_messages()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
        tabIndex={0}
        onWheel={letGo}
        onTouchMove={letGo}
        onPointerDown={letGo}
        onKeyDown={letGo}
        className="flex h-full flex-col overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={shift}
          bufferSize={400}
          onScroll={onScroll}
          onResize={onResize}
        >
          {(row) => <div key={row.key}>{drawn(row)}</div>}
        </Virtualizer>
      </section>
      {!atEnd && <JumpButton log={log} side={side} onJump={toEnd} />}
    </div>
  );

  function drawn(row: Row): ReactNode {
    switch (row.kind) {
      case "day":
        return <DaySeparator date={row.date} />;
      case "unread":
        return <UnreadDivider count={row.count} />;
      case "tail":
        return <div className="min-h-3">{tail}</div>;
      case "message": {
        const { message, date, opens, closes } = row;
        const own = message.from === side;
        return (
          <MessageRow
            message={message}
            date={date}
            own={own}
            opens={opens}
            closes={closes}
            actions={actions}
            status={statusOf(log, message)}
          />
        );
      }
    }
  }
}

/** Whether a row precedes all previous ones, and so was loaded rather than written. */
function isOlder(key: string | undefined, rows: readonly Row[], shown: readonly Row[]): boolean {
  const first = shown.find((row) => row.kind === "message")?.key;
  const place = (wanted: string | undefined) => rows.findIndex((row) => row.key === wanted);
  return first !== undefined && place(key) < place(first);
}

/** Whether a message was added at the end; read marks change rows, too. */
function isLonger(rows: readonly Row[], shown: readonly Row[]): boolean {
  const latest = (of: readonly Row[]) => of.findLast(({ kind }) => kind === "message")?.key;
  return latest(rows) !== latest(shown);
}

/** Whether rows were added at the beginning, in which case the place is preserved. */
function useShift(rows: readonly Row[]): boolean {
  const first = rows.find((row) => row.kind === "message")?.key;
  const shown = useRef(first);
  const shift =
    shown.current !== undefined &&
    first !== shown.current &&
    rows.some(({ key }) => key === shown.current);
  useLayoutEffect(() => {
    shown.current = first;
  });
  return shift;
}
