import { type Ref, useEffect, useRef } from "react";
import type { Addressee } from "../../../../domain/conversations/personal-text.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Starters } from "./starters.tsx";
import type { RepliesList } from "./use-replies-list.ts";

type RepliesPopoverProps = {
  ref: Ref<HTMLDivElement>;
  list: RepliesList;
  person: Addressee;
  /** Opens the dialog of all replies, with the text of a new one if any. */
  onManage: (text?: string) => void;
  /** Whether it stands below its box, which is high on the screen. */
  below: boolean;
};

/** The replies beside the text, each worded for this person. */
export function RepliesPopover({ ref, list, person, onManage, below }: RepliesPopoverProps) {
  const { query, typedText } = list;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles only the key that closes it
    <div
      ref={ref}
      id={list.id}
      onKeyDown={list.onInnerKeyDown}
      className={`absolute z-10 flex max-h-[min(24rem,50dvh)] animate-enter flex-col overflow-hidden rounded-lg border border-line bg-overlay shadow-overlay ${below ? "inset-x-0 top-full mt-2" : "inset-x-3 bottom-full mb-2 md:inset-x-4"}`}
    >
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line ps-4 pe-1.5">
        <h2 className="grow py-2 text-sm font-semibold">{m.replies_title()}</h2>
        {typedText !== "" && (
          <Button variant="ghost" onClick={() => onManage(typedText)}>
            <Icon name="plus" />
            {m.replies_keep_typed()}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onManage()}>
          <Icon name="edit" />
          {m.replies_manage()}
        </Button>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
        {query.data ? (
          <>
            {query.data.replies.length > 0 && <Options list={list} />}
            <Starters person={person} isEmpty={query.data.replies.length === 0} className="p-2.5" />
          </>
        ) : query.error ? (
          <LoadFailure
            title={m.replies_failed()}
            error={query.error}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading className="grid gap-2 p-2.5">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </Loading>
        )}
      </div>
    </div>
  );
}

function Options({ list }: { list: RepliesList }) {
  const { shown, at, optionId, choose, setActive } = list;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  if (shown.length === 0) return <p className="px-2.5 py-3 text-muted">{m.replies_none_found()}</p>;
  return (
    <div ref={box} role="listbox" aria-label={m.replies_title()}>
      {shown.map(({ id, said }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        <div
          key={id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerMove={() => index !== at && setActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(said)}
          className={`flex min-h-11 cursor-pointer items-center rounded-sm px-2.5 py-1.5 ${index === at ? "bg-soft" : ""}`}
        >
          <span className="plaintext clamp-lines-2 wrap-anywhere">{said}</span>
        </div>
      ))}
    </div>
  );
}
