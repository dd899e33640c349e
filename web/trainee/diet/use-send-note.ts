import { useMutation, useMutationState } from "@tanstack/react-query";
import type { NewNote } from "../../../domain/contract/trainees/notes.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/error-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import type { DietWrite } from "./diet-write.ts";
import { dietWriteKey } from "./keys.ts";
import "./writes.ts";

interface Request extends Omit<NewNote, "type"> {
  dayPrint: string;
}

let last: Request | undefined;

/** The same day with nothing new to say is the same request: ten taps are one note. */
function requestFor({ date, text, dayPrint }: Omit<Request, "id">): Request {
  const same = last?.date === date && last.dayPrint === dayPrint;
  if (last && same && (text === "" || text === last.text)) return last;
  last = { id: newId(), date, text, dayPrint };
  return last;
}

/** Sends the trainer a day with a note. */
export function useSendNote(onRefused: (note: { date: string; text: string }) => void) {
  const { mutate } = useMutation<unknown, Error, DietWrite>({
    mutationKey: dietWriteKey,
    onSuccess: () => toast({ kind: "success", text: m.diet_note_sent() }),
    onError: (error, write) => {
      if (write.kind === "note") onRefused(write);
      last = undefined;
      toast({ kind: "error", text: errorText(error, m.diet_note_failed()) });
    },
  });
  const sending = useMutationState({
    filters: { mutationKey: dietWriteKey, status: "pending" },
    select: ({ state }) =>
      (state.variables as DietWrite).kind === "note" && !state.isPaused && state.failureCount === 0,
  }).some(Boolean);

  const send = (note: Omit<Request, "id">) => {
    const { id, date, text } = requestFor(note);
    const known = queryClient
      .getMutationCache()
      .findAll({ mutationKey: dietWriteKey })
      .find(({ state }) => (state.variables as DietWrite | undefined)?.id === id);
    if (!known || known.state.status === "error") mutate({ kind: "note", id, date, text });
    else if (known.state.status === "success") {
      toast({ kind: "success", text: m.diet_note_sent() });
    }
  };
  return { send, sending };
}
