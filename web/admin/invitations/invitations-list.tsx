import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Invitation, SentInvitation } from "../../../domain/contract/trainees/invitations.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/error-text.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { invitationsQuery, renewInvitation, revokeInvitation } from "./queries.ts";
import { overTexts, whenText } from "./texts.ts";

type InvitationsListProps = { onSent: (sent: SentInvitation) => void };

/** Who is invited, until when, and who came. */
export function InvitationsList({ onSent }: InvitationsListProps) {
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery);
  const [revoking, setRevoking] = useState<Invitation>();
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(id),
    onSuccess: (_, { name }) => toast({ kind: "success", text: m.invitations_revoked({ name }) }),
    onError: (failure) =>
      toast({ kind: "error", text: errorText(failure, m.invitations_revoke_failed()) }),
    onSettled: () => setRevoking(undefined),
  });
  if (!data && error) {
    return (
      <LoadFailure
        title={m.invitations_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-48" />;
  const { invitations } = data;
  if (invitations.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="mail" />}
        title={m.invitations_empty()}
        text={m.invitations_empty_text()}
      />
    );
  }
  const open = invitations.filter(({ state }) => state === "open");
  const over = invitations.filter(({ state }) => state !== "open");
  const row = (invitation: Invitation) => (
    <Row
      key={invitation.id}
      invitation={invitation}
      onSent={onSent}
      onRevoke={() => setRevoking(invitation)}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {open.length > 0 && <ul className="grid grid-cols-1">{open.map(row)}</ul>}
      {over.length > 0 && (
        <section className="grid grid-cols-1">
          <h3 className="text-sm font-medium text-muted">{m.invitations_over()}</h3>
          <ul className="grid grid-cols-1">{over.map(row)}</ul>
        </section>
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        danger
        title={m.invitations_revoke_title({ name: revoking?.name ?? "" })}
        text={m.invitations_revoke_text()}
        confirmLabel={m.invitations_revoke()}
        pending={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking)}
        onClose={() => setRevoking(undefined)}
      />
    </div>
  );
}

type RowProps = InvitationsListProps & { invitation: Invitation; onRevoke: () => void };

function Row({ invitation, onSent, onRevoke }: RowProps) {
  const { id, name, email, phone, plan, state, traineeId } = invitation;
  const renew = useMutation({
    mutationFn: () => renewInvitation(id),
    onSuccess: onSent,
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.invitations_renew_failed()) }),
  });
  const reached = email ?? phone;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2">
          {traineeId ? (
            <Link
              to={paths.admin.trainee(traineeId)}
              className="font-medium wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
          )}
          {state !== "open" && (
            <Badge tone={state === "accepted" ? "good" : "neutral"}>{overTexts[state]()}</Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {state !== "revoked" && whenText(invitation)}
          {state !== "revoked" && (plan || reached) && " · "}
          {plan && nameIn(plan)}
        </p>
        {reached && (
          <p className="text-sm text-muted">
            <Ltr className="wrap-anywhere">{reached}</Ltr>
          </p>
        )}
      </div>
      {state !== "accepted" && (
        <Button
          variant="secondary"
          aria-label={m.invitations_renew_of({ name })}
          pending={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {m.invitations_renew()}
        </Button>
      )}
      {state === "open" && (
        <IconButton label={m.invitations_revoke_of({ name })} onClick={onRevoke}>
          <Icon name="trash" />
        </IconButton>
      )}
    </li>
  );
}
