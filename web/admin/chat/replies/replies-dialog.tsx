import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SavedReply } from "../../../../domain/contract/conversations/saved-replies.ts";
import { maxSavedReplies } from "../../../../domain/conversations/saved-replies.ts";
import { newId } from "../../../../domain/id.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { brief } from "./brief.ts";
import { replyDrafts } from "./drafts.ts";
import { addReply, changeReply, removeReply, savedRepliesQuery } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";
import { Starters } from "./starters.tsx";

type RepliesDialogProps = {
  /** The composer's text, for a new reply. */
  text?: string;
  onClose: () => void;
};

const newDraft = "new";

/** All saved replies: add, edit, delete. */
export function RepliesDialog({ text, onClose }: RepliesDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(savedRepliesQuery());
  const [open, setOpen] = useState<SavedReply | undefined>(() => {
    const begun = text ?? (replyDrafts.read(newDraft) === undefined ? undefined : "");
    return begun === undefined ? undefined : { id: newId(), text: begun };
  });
  const [removed, setRemoved] = useState<readonly SavedReply[]>([]);
  const [left, setLeft] = useState<SavedReply>();
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  // The pressed button is gone, so its reply gets the focus, unless the focus has moved.
  useEffect(() => {
    if (!left || !document.activeElement?.matches("body, dialog")) return;
    const row = rows.current?.querySelector(`[data-reply="${left.id}"]`);
    (row?.querySelector("button") ?? add.current)?.focus();
  }, [left]);
  const closeForm = (reply: SavedReply) => {
    setOpen(undefined);
    setLeft({ ...reply });
  };
  const replies = data?.replies ?? [];
  const isGone = ({ id }: SavedReply) => removed.some((each) => each.id === id);
  const shown = [...replies.filter((reply) => !isGone(reply)), ...removed].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const bringBack = (reply: SavedReply) => {
    setRemoved((all) => all.filter(({ id }) => id !== reply.id));
    setLeft({ ...reply });
  };
  const remove = async (reply: SavedReply) => {
    setRemoved((all) => [...all, reply]);
    setLeft({ ...reply });
    try {
      await removeReply(reply);
    } catch (error) {
      bringBack(reply);
      toast({ kind: "error", text: errorText(error, m.replies_delete_failed()) });
    }
  };
  const undo = async (reply: SavedReply) => {
    try {
      await addReply(reply);
      bringBack(reply);
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.library_undo_failed()) });
    }
  };
  const isNew = open !== undefined && replies.every(({ id }) => id !== open.id);
  const isFull = replies.length >= maxSavedReplies;
  return (
    <Dialog
      open
      size="lg"
      title={m.replies_title()}
      description={m.replies_about()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 pt-1">
        {isNew && open ? (
          <ReplyForm
            key={open.id}
            reply={open}
            draftId={open.text === "" ? newDraft : `${newDraft}:${open.text}`}
            save={addReply}
            onDone={() => closeForm(open)}
          />
        ) : isFull ? (
          <p className="text-muted">{m.replies_full({ count: maxSavedReplies })}</p>
        ) : (
          <Button
            ref={add}
            className="justify-self-start"
            disabled={!data}
            onClick={() => setOpen({ id: newId(), text: "" })}
          >
            <Icon name="plus" />
            {m.replies_add()}
          </Button>
        )}
        {data ? (
          <>
            <ul ref={rows} className="grid grid-cols-1 gap-2 empty:hidden">
              {shown.map((reply) => (
                <li key={reply.id} data-reply={reply.id}>
                  {open?.id === reply.id ? (
                    <ReplyForm
                      reply={reply}
                      draftId={reply.id}
                      save={changeReply}
                      onDone={() => closeForm(reply)}
                    />
                  ) : isGone(reply) ? (
                    <RemovedRow onUndo={() => void undo(reply)} />
                  ) : (
                    <ReplyRow
                      reply={reply}
                      onEdit={() => setOpen(reply)}
                      onRemove={() => void remove(reply)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {!isFull && !isNew && <Starters person={sample()} isEmpty={shown.length === 0} />}
          </>
        ) : error ? (
          <LoadFailure
            title={m.replies_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading className="grid gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

const sample = () => ({ name: m.replies_sample_woman(), gender: "female" }) as const;

type ReplyRowProps = { reply: SavedReply; onEdit: () => void; onRemove: () => void };

function ReplyRow({ reply: { text }, onEdit, onRemove }: ReplyRowProps) {
  return (
    <div className="flex items-start gap-1 rounded-xl border border-line bg-raised py-1 ps-4 pe-1">
      <p className="plaintext min-w-0 grow py-1.5 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <IconButton label={m.replies_edit({ text: brief(text) })} onClick={onEdit}>
        <Icon name="edit" />
      </IconButton>
      <IconButton
        label={m.replies_delete({ text: brief(text) })}
        className="text-bad!"
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}

/** The place of a deleted reply until the dialog closes, with undo. */
function RemovedRow({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="flex items-center gap-2 rounded-xl border border-dashed border-line ps-4 pe-1">
      <p role="status" className="grow py-2.5 text-muted">
        {m.replies_deleted()}
      </p>
      <Button variant="ghost" onClick={onUndo}>
        <Icon name="undo" />
        {m.library_undo()}
      </Button>
    </div>
  );
}
