import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { rangesOf } from "../../../domain/conversations/message-search.ts";
import { m } from "../../paraglide/messages.js";
import { useClosesOnBack } from "../../ui/back-closes.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Found } from "./found.ts";
import { useFoundMessages } from "./use-found-messages.ts";

type SearchBarProps = {
  traineeId: string;
  onFound: (found: Found | undefined) => void;
  onClose: () => void;
};

/** A search in the conversation: the number of results, with steps through them. */
export function SearchBar({ traineeId, onFound, onClose }: SearchBarProps) {
  const [text, setText] = useState("");
  const bar = useRef<HTMLDivElement>(null);
  const search = useFoundMessages(traineeId, text);
  const { found, place, loading } = search;
  const seq = found[place];
  useClosesOnBack(onClose);
  const tell = useEffectEvent((seq: number | undefined) =>
    onFound(text === "" ? undefined : { seq, rangesIn: (written) => rangesOf(text, written) }),
  );
  // Each step scrolls to its message again, even if it is the only result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the ways
  useEffect(() => tell(loading ? undefined : seq), [text, seq, loading, search.turn]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    // The buttons beside the field handle Enter themselves.
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === "Enter") (event.shiftKey ? search.newer : search.older)();
    if (event.key === "ArrowUp") search.older();
    if (event.key === "ArrowDown") search.newer();
    if (event.key === "ArrowUp" || event.key === "ArrowDown") event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside it
    <div
      ref={bar}
      onKeyDown={onKeyDown}
      className="flex shrink-0 flex-wrap items-center gap-x-1 gap-y-1.5 border-b border-line bg-surface px-3 py-2 md:px-4"
    >
      <div className="flex min-w-0 grow basis-28">
        <SearchField
          label={m.chat_find()}
          value={text}
          onSearch={setText}
          hint={m.chat_find_keys()}
          plain
          autoFocus
        />
      </div>
      <div className="ms-auto flex items-center gap-1">
        <p role="status" className="px-1 text-sm text-muted tabular-nums">
          <Outcome search={search} text={text} />
        </p>
        {search.paused && (
          <Button
            variant="ghost"
            onClick={() => {
              // The button disappears while the search continues.
              bar.current?.querySelector("input")?.focus();
              search.further();
            }}
          >
            {m.chat_find_further()}
          </Button>
        )}
        {search.failed ? (
          <IconButton label={m.ui_retry()} onClick={search.retry}>
            <Icon name="refresh" />
          </IconButton>
        ) : (
          (loading || search.looking) && <Spinner className="mx-2" />
        )}
        {text !== "" && (
          <>
            <IconButton
              label={m.chat_find_older()}
              disabled={place + 1 >= found.length}
              onClick={search.older}
            >
              <Icon name="chevron-down" className="rotate-180" />
            </IconButton>
            <IconButton label={m.chat_find_newer()} disabled={place === 0} onClick={search.newer}>
              <Icon name="chevron-down" />
            </IconButton>
          </>
        )}
        <IconButton label={m.chat_find_close()} onClick={onClose} className="text-muted">
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  );
}

type OutcomeProps = { search: ReturnType<typeof useFoundMessages>; text: string };

function Outcome({ search, text }: OutcomeProps) {
  const { found, place, more, paused, failed, answered } = search;
  if (text === "") return null;
  if (failed) return m.chat_find_failed();
  if (!answered) return null;
  if (found.length === 0 && paused) return m.chat_find_nothing_lately();
  if (found.length === 0) return more ? null : m.chat_find_nothing();
  const [at, count] = [place + 1, found.length];
  return more ? m.chat_find_place_more({ at, count }) : m.chat_find_place({ at, count });
}
