import type { LocalDate } from "../../../domain/calendar.ts";
import type { NewNote } from "../../../domain/contract/activity/notes.ts";
import { newId } from "../../../domain/id.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import type { DietWrite } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";
import "./writes.ts";

interface Request extends Omit<NewNote, "type" | "date"> {
  date: LocalDate;
  dayPrint: string;
}

let last: Request | undefined;

type Day = Pick<Request, "date" | "dayPrint">;

/** Whether the day was sent in this state; an empty note then adds nothing. */
export const isSent = ({ date, dayPrint }: Day): boolean =>
  last?.date === date && last.dayPrint === dayPrint;

/** An unchanged day without a new text is the same request: ten taps are one note. */
function requestFor({ date, text, dayPrint }: Omit<Request, "id">): Request {
  const same = isSent({ date, dayPrint });
  if (last && same && (text === "" || text === last.text)) return last;
  last = { id: newId(), date, text, dayPrint };
  return last;
}

/** Sends the trainer a day with a note. */
export function useSendNote(onRefused: (note: { date: string; text: string }) => void) {
  const write = useWrite<DietWrite>(dietWritesKey, {
    failed: m.diet_note_failed,
    onStored: () => toast({ kind: "success", text: m.diet_note_sent() }),
    onRefused: (refused, stays) => {
      if (stays) return;
      if (refused.kind === "note") onRefused(refused);
      last = undefined;
    },
  });
  const sending = usePendingWrites<DietWrite>(dietWritesKey).some(
    ({ kind, waiting }) => kind === "note" && !waiting,
  );

  const send = (note: Omit<Request, "id">) => {
    const { id, date, text } = requestFor(note);
    const known = queryClient
      .getMutationCache()
      .findAll({ mutationKey: dietWritesKey })
      .find(({ state }) => (state.variables as DietWrite | undefined)?.id === id);
    if (!known || known.state.status === "error") write({ kind: "note", id, date, text });
    else if (known.state.status === "success") {
      toast({ kind: "success", text: m.diet_note_sent() });
    }
  };
  return { send, sending };
}
