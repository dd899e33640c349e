import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { otherSide } from "../../domain/conversations/conversation.ts";
import { lazyPart } from "../frame/again.tsx";
import { ownDayAt } from "../lib/format/own-zone.ts";
import { useLatest } from "../lib/waiting/use-latest.ts";
import { m } from "../paraglide/messages.js";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Announcer } from "./announcer.tsx";
import type { ComposerAidPart } from "./composer-aid.ts";
import { MediaContext } from "./media.ts";
import { MessageList } from "./message-list.tsx";
import type { MessageActions } from "./message-row.tsx";
import { ownSide } from "./outgoing.ts";
import { type Conversation, conversationQuery, loadOlder, refreshConversation } from "./queries.ts";
import { rowsOf } from "./rows.ts";
import { TypingBubble } from "./separators.tsx";
import type { Live } from "./use-live.ts";
import { useOpened } from "./use-opened.ts";
import { useOutbox } from "./use-outbox.ts";
import { useUnreadMark } from "./use-unread-mark.ts";
import { Writing } from "./writing.tsx";

const ImageViewer = lazyPart(async () => (await import("./viewer/image-viewer.tsx")).ImageViewer);

/** The number of newest messages that may include one that still counts as waiting. */
const newest = 200;

type MessagesProps = {
  traineeId: string;
  conversation: Conversation;
  live: Live;
  dropped: File | undefined;
  onDropped: () => void;
  aid: ComposerAidPart | undefined;
};

/** The messages and the composer. */
export function Messages(props: MessagesProps) {
  const { traineeId, live, dropped, onDropped, aid, ...rest } = props;
  const { data: conversation, isFetching } = useLatest(
    conversationQuery(traineeId),
    rest.conversation,
  );
  const isOpened = useOpened(!isFetching);
  const side = ownSide();
  const outbox = useOutbox(traineeId);
  const { waiting } = outbox;
  const [opened, setOpened] = useState<string>();
  const log = useMemo(() => {
    const known = new Set(conversation.log.stored.slice(-newest).map(({ clientId }) => clientId));
    return { ...conversation.log, waiting: waiting.filter(({ clientId }) => !known.has(clientId)) };
  }, [conversation.log, waiting]);
  const unread = useUnreadMark(conversation.log, side, isOpened);
  const rows = useMemo(() => rowsOf(log, ownDayAt, unread), [log, unread]);
  const latest = useRef(outbox);
  useEffect(() => {
    latest.current = outbox;
  });
  // Stable properties, so that only changed rows render.
  const actions = useMemo<MessageActions>(
    () => ({
      open: ({ fileId }) => setOpened(fileId),
      retry: (message) => latest.current.retry(message),
      giveUp: (message) => latest.current.giveUp(message),
    }),
    [],
  );
  const media = useMemo(
    () => ({
      traineeId,
      ticket: conversation.files.ticket,
      renew: () => refreshConversation(traineeId),
    }),
    [traineeId, conversation.files.ticket],
  );
  return (
    <MediaContext value={media}>
      {rows.length > 1 ? (
        <MessageList
          log={log}
          rows={rows}
          side={side}
          actions={actions}
          tail={live.typing ? <TypingBubble label={m.chat_typing()} /> : null}
          onRead={isOpened ? live.read : undefined}
          onOlder={() => void loadOlder(traineeId).catch(() => {})}
        />
      ) : (
        <div className="grid grow overflow-y-auto [place-content:safe_center]">
          <EmptyState
            icon={<Icon name="chat" />}
            title={m.chat_empty()}
            text={m.chat_empty_text()}
          />
          {live.typing && <TypingBubble label={m.chat_typing()} />}
        </div>
      )}
      <Writing
        traineeId={traineeId}
        outbox={outbox}
        live={live}
        dropped={dropped}
        onDropped={onDropped}
        aid={aid}
        person={conversation.other}
      />
      <Announcer log={log} from={otherSide(side)} />
      <Suspense>
        {opened && (
          <ImageViewer
            log={log}
            fileId={opened}
            onOpen={setOpened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </MediaContext>
  );
}
