import type { InfiniteData } from "@tanstack/react-query";
import type { OwnCheckIns, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { homeKey } from "../home/queries.ts";
import { bodyHistoryKey, profileKey } from "../profile/queries.ts";
import { type CheckInWrite, filesOf } from "./check-in-write.ts";
import { checkInDrafts } from "./drafts.ts";
import { checkInsKey } from "./keys.ts";
import {
  forgetSent,
  lacksPhotos,
  uploadFiles,
  withoutRefused,
  withStoredPhotos,
} from "./photos/uploads.ts";
import { ownCheckInsQuery } from "./queries.ts";
import { sentCheckInQuery } from "./sent/queries.ts";
import { withSent } from "./with-sent.ts";

defineWrite(client, checkInsKey, {
  failed: () => m.check_in_send_failed(),
  // The draft stays until the answers are stored, and its form shows the refusal.
  tellsRefusals: true,
  mutationFn: send,
  onSuccess: (stored: SentCheckIn, write: CheckInWrite) => {
    settleDraft(write, stored);
    // Runs before the write leaves the pending ones, so that nothing flickers.
    client.setQueryData<InfiniteData<OwnCheckIns>>(ownCheckInsQuery.queryKey, (known) => {
      const [first, ...older] = known?.pages ?? [];
      return known && first && { ...known, pages: [withSent(first, stored), ...older] };
    });
    client.setQueryData(sentCheckInQuery(stored.id).queryKey, stored);
    client.setQueriesData<Home>({ queryKey: homeKey }, (home) =>
      home?.checkIn?.formId === stored.formId ? { ...home, checkIn: null } : home,
    );
    toast({ kind: "success", text: m.check_in_sent_now() });
  },
  readAgain: [checkInsKey, homeKey, profileKey, bodyHistoryKey],
});

/** A draft that was changed after it was sent becomes an edit of what was stored. */
function settleDraft({ itemId, changes }: CheckInWrite, { updatedAt }: SentCheckIn): void {
  const draft = checkInDrafts.read(itemId);
  if (!draft) return;
  checkInDrafts.keep(itemId, draft.changes === changes ? undefined : { ...draft, base: updatedAt });
}

async function send(write: CheckInWrite): Promise<SentCheckIn> {
  const files = filesOf(write);
  try {
    const answers = withoutRefused(write.answers, await uploadFiles(files));
    const stored = await put(write, answers).catch(async (error) => {
      if (!lacksPhotos(error, answers)) throw error;
      return put(write, await withStoredPhotos(answers));
    });
    await forgetSent(files);
    return stored;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid_request") keepProblems(write, error);
    throw error;
  }
}

function put(write: CheckInWrite, answers: CheckInWrite["answers"]): Promise<SentCheckIn> {
  const { checkInId: id, itemId, formId, dueOn, writtenAt } = write;
  // An earlier write of this device may have been stored in the meantime.
  const { base: editOf } = checkInDrafts.read(itemId) ?? write;
  return answer(
    traineeClient()["check-ins"][":id"].$put({
      param: { id },
      json: { formId, dueOn, writtenAt, editOf, answers },
    }),
  ) as Promise<SentCheckIn>;
}

function keepProblems({ itemId }: CheckInWrite, { fields }: ApiError): void {
  const draft = checkInDrafts.read(itemId);
  const problems: Record<string, FieldProblem> = Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.replace(/^answers\./, ""), problem]),
  );
  if (draft) checkInDrafts.keep(itemId, { ...draft, problems });
}
