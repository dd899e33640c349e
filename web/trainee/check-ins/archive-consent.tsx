import { type InfiniteData, useMutation } from "@tanstack/react-query";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { consentFailed } from "./consent-failed.ts";
import { ConsentSwitch } from "./consent-switch.tsx";
import { checkInsKey } from "./keys.ts";
import { ownCheckInsQuery } from "./queries.ts";

/** Whether the person's answers go into the trainer's copies: not until they agree. */
export function ArchiveConsent({
  consent,
}: {
  consent: OwnCheckIns["archiveConsent"] | undefined;
}) {
  const { mutate, isPending, variables } = useArchiveConsent();
  return (
    <Card>
      <ConsentSwitch
        label={m.check_in_archive()}
        hint={m.check_in_archive_hint()}
        consent={consent}
        deciding={isPending ? variables : undefined}
        onDecide={mutate}
      />
    </Card>
  );
}

/** A decision is never kept for later: it counts once the server has it. */
const useArchiveConsent = () =>
  useMutation({
    networkMode: "always",
    // One after the other, so that the last decision counts.
    scope: { id: "archive-consent" },
    mutationFn: (given: boolean) =>
      answer(
        traineeClient().consents[":purpose"].$put({
          param: { purpose: "answers_archive" },
          json: { given },
        }),
      ),
    onSuccess: (archiveConsent) =>
      client.setQueryData<InfiniteData<OwnCheckIns>>(
        ownCheckInsQuery.queryKey,
        (known) =>
          known && { ...known, pages: known.pages.map((page) => ({ ...page, archiveConsent })) },
      ),
    onError: (error) => consentFailed(error, checkInsKey),
  });
