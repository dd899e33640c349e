import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnSession } from "../../../domain/contract/accounts/security.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import type { SecurityApi } from "./api.ts";
import { refreshSecurity } from "./queries.ts";
import { SessionRow } from "./session-row.tsx";
import { deviceName } from "./session-texts.ts";

type SessionsCardProps = { api: SecurityApi; sessions: OwnSession[] };

/** The account's sessions; each except this one can be ended, after a confirmation. */
export function SessionsCard({ api, sessions }: SessionsCardProps) {
  const [asking, setAsking] = useState<OwnSession | "others">();
  const ending = useMutation({
    mutationFn: (which: OwnSession | "others") =>
      which === "others" ? api.endOtherSessions() : api.endSession(which.id),
    onSuccess: (_, which) => toast({ kind: "success", text: endedText(which) }),
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.security_session_end_failed()) }),
    onSettled: () => {
      setAsking(undefined);
      return refreshSecurity(api);
    },
  });
  const others = sessions.filter(({ current }) => !current);
  return (
    <Card title={m.security_sessions()}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsking(session)} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="grid grid-cols-1 gap-3 pt-3">
          <p className="text-sm text-muted">{m.security_sessions_text()}</p>
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            onClick={() => setAsking("others")}
          >
            {m.security_session_end_others()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        danger
        {...questionOf(asking)}
        pending={ending.isPending}
        onConfirm={() => asking && ending.mutate(asking)}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  );
}

const endedText = (which: OwnSession | "others") =>
  which === "others"
    ? m.security_sessions_ended()
    : m.security_session_ended({ device: deviceName(which) });

function questionOf(asking: OwnSession | "others" | undefined) {
  if (asking === "others" || asking === undefined) {
    return {
      title: m.security_sessions_others_title(),
      text: m.security_session_end_others_text(),
      confirmLabel: m.security_session_end_others(),
    };
  }
  return {
    title: m.security_session_end_title(),
    text: m.security_session_end_text({ device: deviceName(asking) }),
    confirmLabel: m.security_session_end(),
  };
}
