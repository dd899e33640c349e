import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { defaultTrainerName } from "../../domain/plumbing/settings.ts";
import { lazyPart } from "../frame/again.tsx";
import { LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ChatHead } from "./chat-head.tsx";
import type { ComposerAidPart } from "./composer-aid.ts";
import { ConnectionPill } from "./connection-pill.tsx";
import { Messages } from "./messages.tsx";
import { conversationQuery } from "./queries.ts";
import { type Found, FoundContext } from "./search/found.ts";
import { MessagesSkeleton } from "./skeleton.tsx";
import { useLive } from "./use-live.ts";
import { useOpened } from "./use-opened.ts";

const SearchBar = lazyPart(async () => (await import("./search/search-bar.tsx")).SearchBar);

type ConversationViewProps = {
  traineeId: string;
  /** The other side's name before the server's answer. */
  name?: string;
  /** The back link, if any. */
  back?: ReactNode;
  /** Whether the conversation takes the focus, as it does after a choice in the list beside it. */
  takesFocus?: boolean;
  /** Further actions in the head. */
  actions?: ReactNode;
  /** A writing aid. */
  aid?: ComposerAidPart;
  /** Called with the number of unread messages after a read one. */
  onUnread: (unread: number) => void;
};

const byKeyboard = matchMedia("(hover: hover) and (pointer: fine)");

/** A conversation from head to composer, with the conversation's id as its key. */
export function ConversationView(props: ConversationViewProps) {
  const { traineeId, name, back, actions, aid, takesFocus = false, onUnread } = props;
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(traineeId));
  const isOpened = useOpened(data !== undefined && !isFetching);
  const live = useLive(traineeId, data, { isOpened, onUnread });
  const [file, setFile] = useState<File>();
  const frame = useRef<HTMLElement>(null);
  const [searching, setSearching] = useState(false);
  const [found, setFound] = useState<Found>();
  const magnifier = useRef<HTMLButtonElement>(null);
  const isKnown = data !== undefined;
  const stopSearch = () => {
    setSearching(false);
    setFound(undefined);
    magnifier.current?.focus();
  };
  useEffect(() => {
    if (!takesFocus) return;
    // With a hardware keyboard the field gets the focus; an on-screen one would cover the messages.
    const place = isKnown && byKeyboard.matches ? "textarea" : "h1";
    frame.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [takesFocus, isKnown]);
  return (
    <section
      ref={frame}
      aria-label={m.chat_conversation()}
      className="relative flex h-full min-h-0 min-w-0 flex-col"
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setFile(event.dataTransfer.files[0]);
      }}
    >
      <ChatHead
        name={inWords(data?.other.name ?? name) ?? (error ? m.chat_conversation() : undefined)}
        id={traineeId}
        person={data?.other}
        typing={live.typing}
        back={back}
        actions={
          <>
            {isKnown && (
              <IconButton
                ref={magnifier}
                label={m.chat_find()}
                aria-expanded={searching}
                onClick={() => (searching ? stopSearch() : setSearching(true))}
              >
                <Icon name="search" />
              </IconButton>
            )}
            {actions}
          </>
        }
      />
      <Suspense>
        {searching && <SearchBar traineeId={traineeId} onFound={setFound} onClose={stopSearch} />}
      </Suspense>
      <ConnectionPill state={live.connection} />
      {data ? (
        <FoundContext value={found}>
          <Messages
            traineeId={traineeId}
            conversation={data}
            live={live}
            dropped={file}
            aid={aid}
            onDropped={() => setFile(undefined)}
          />
        </FoundContext>
      ) : error ? (
        <div className="grid grow overflow-y-auto [place-content:safe_center]">
          <LoadFailure
            title={m.chat_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <MessagesSkeleton />
      )}
    </section>
  );
}

/** A trainer without a name is called «trainer». */
const inWords = (name: string | undefined) =>
  name === defaultTrainerName ? m.chat_the_trainer() : name;
