import { type MutationOptions, useMutationState } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Message, MessageBody } from "../../domain/contract/conversations/conversation.ts";
import type { WaitingMessage } from "../../domain/conversations/message-log.ts";
import { newId } from "../../domain/id.ts";
import { queryClient as client } from "../lib/session/query-client.ts";
import { isRefused } from "../lib/session/viewing.ts";
import { unsentFiles } from "../lib/waiting/unsent-files.ts";
import { isWaiting } from "../lib/waiting/waiting-writes.ts";
import { stopUpload } from "./attachments/uploads.ts";
import { keyOf, type Outgoing, waitingOf } from "./outgoing.ts";
import { forgetRefused, useRefused } from "./refused.ts";
import "./writes.ts";

type Body = MessageBody;
type WithFile = Extract<Body, { fileId: string }>;
/** The body of a file message before the file has an id. */
type AttachmentBody = WithFile extends infer Each
  ? Each extends WithFile
    ? Omit<Each, "fileId">
    : never
  : never;

/** Starts a waiting write, which outlives the screen. */
function start(message: Outgoing): void {
  if (isRefused()) return;
  const options: MutationOptions<unknown, Error, Outgoing> = { mutationKey: keyOf(message.body) };
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions(options));
  // A refusal is stored and shown.
  mutation.execute(message).catch(() => {});
}

/** Sends this device's messages, and lists unsent ones. */
export function useOutbox(traineeId: string) {
  const waiting = useWaiting(traineeId);
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const refused = useRefused();

  const shown = useMemo(() => {
    const lost = refused.filter((message) => message.traineeId === traineeId);
    return [
      ...waiting.filter(({ clientId }) => !givenUp.has(clientId)),
      ...lost.map((message) => waitingOf(message, "refused")),
    ].sort((a, b) => (a.clientId < b.clientId ? -1 : 1));
  }, [waiting, refused, givenUp, traineeId]);

  const send = (body: Body, answers: Pick<Outgoing, "readsThrough"> = {}) =>
    start({ id: newId(), traineeId, at: Date.now(), body, ...answers });

  return {
    waiting: shown,
    send,
    sendFile: async (blob: Blob, body: AttachmentBody) => {
      if (isRefused()) return;
      const fileId = newId();
      await unsentFiles.keep(fileId, blob);
      send({ ...body, fileId } as WithFile);
    },
    /** Sends a refused message again, with its id and its time of writing. */
    retry: ({ clientId, body, at }: WaitingMessage<Message>) => {
      forgetRefused(clientId);
      start({ id: clientId, traineeId, at, body });
    },
    /** Discards an unsent message. */
    giveUp: ({ clientId, body }: WaitingMessage<Message>) => {
      setGivenUp((known) => new Set([...known, clientId]));
      forgetRefused(clientId);
      if ("fileId" in body) void unsentFiles.forget(body.fileId);
      stopUpload(clientId);
    },
  };
}

export type Outbox = ReturnType<typeof useOutbox>;

function useWaiting(traineeId: string): WaitingMessage<Message>[] {
  return useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options, state }) =>
        options.mutationKey?.[0] === "chat" &&
        (state.variables as Outgoing | undefined)?.traineeId === traineeId,
    },
    select: ({ state }) =>
      waitingOf(state.variables as Outgoing, isWaiting(state) ? "pending" : "sent"),
  });
}
