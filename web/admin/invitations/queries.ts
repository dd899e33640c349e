import { queryOptions } from "@tanstack/react-query";
import type {
  InvitationsList,
  NewInvitation,
  SentInvitation,
} from "../../../domain/contract/people/invitations.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { refresh } from "../../live/refresh.ts";
import { traineePagesKey } from "../trainees/queries.ts";

/** Under the trainees' key, as their events concern invitations too. */
const key = ["admin", "trainees", "invitations"] as const;

/** Invalidates the trainees as well, whose list begins with open invitations. */
function refreshInvited(): void {
  refresh(key);
  refresh(traineePagesKey);
}

export const invitationsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) =>
    answer(adminClient().invitations.$get({}, { init: { signal } })) as Promise<InvitationsList>,
});

const one = (id: string) => ({ param: { id }, json: {} });

async function sending(request: Promise<unknown>): Promise<SentInvitation> {
  const sent = (await request) as SentInvitation;
  refreshInvited();
  return sent;
}

export const createInvitation = (json: NewInvitation) =>
  sending(answer(adminClient().invitations.$post({ json })));

export const inviteToAccount = (traineeId: string, id: string) =>
  sending(
    answer(
      adminClient().trainees[":id"].invitation.$post({ param: { id: traineeId }, json: { id } }),
    ),
  );

export const renewInvitation = (id: string) =>
  sending(answer(adminClient().invitations[":id"].renew.$post(one(id))));

export async function mailInvitation(id: string): Promise<void> {
  await answer(adminClient().invitations[":id"].mail.$post(one(id)));
}

export async function revokeInvitation(id: string): Promise<void> {
  await answer(adminClient().invitations[":id"].$delete(one(id)));
  refreshInvited();
}
