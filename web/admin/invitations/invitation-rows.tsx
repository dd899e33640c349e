import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Invitation, SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { renewInvitation, revokeInvitation } from "./queries.ts";
import { dayAt, stateText, whenText } from "./texts.ts";

type RowsProps = {
  invitations: readonly Invitation[];
  onSent: (sent: SentInvitation) => void;
  /** Whether it is in the list of trainees; it then says «invited», and the first day instead of the last. */
  amongPeople?: boolean;
};

/** Invitations as rows, each with a new link and its revocation. */
export function InvitationRows({ invitations, ...rest }: RowsProps) {
  const [revoking, setRevoking] = useState<Invitation>();
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(id),
    onSuccess: (_, { name }) => toast({ kind: "success", text: m.invitations_revoked({ name }) }),
    onError: (failure) =>
      toast({ kind: "error", text: errorText(failure, m.invitations_revoke_failed()) }),
    onSettled: () => setRevoking(undefined),
  });
  return (
    <>
      <ul className="grid grid-cols-1">
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            {...rest}
            onRevoke={() => setRevoking(invitation)}
          />
        ))}
      </ul>
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
    </>
  );
}

type RowProps = Omit<RowsProps, "invitations"> & { invitation: Invitation; onRevoke: () => void };

function Row({ invitation, onSent, onRevoke, amongPeople = false }: RowProps) {
  const { id, name, email, phone, plan, state, traineeId, sentAt } = invitation;
  const renew = useMutation({
    mutationFn: () => renewInvitation(id),
    onSuccess: onSent,
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.invitations_renew_failed()) }),
  });
  const reached = email ?? phone;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 grow basis-32">
        <p className="flex flex-wrap items-center gap-x-2">
          {traineeId ? (
            <Link
              to={adminPaths.trainee(traineeId)}
              className="font-medium wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
          )}
          {(amongPeople || state !== "open") && (
            <Badge tone={state === "accepted" ? "good" : "neutral"}>{stateText(invitation)}</Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {amongPeople
            ? m.invitations_sent_on({ day: dayAt(sentAt) })
            : state !== "revoked" && whenText(invitation)}
          {state !== "revoked" && (plan || reached) && " · "}
          {plan && nameIn(plan)}
        </p>
        {reached && (
          <p className={`text-sm text-muted ${amongPeople ? "max-sm:hidden" : ""}`}>
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
