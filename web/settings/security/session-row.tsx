import type { OwnSession } from "../../../domain/contract/accounts/security.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useNow } from "../../lib/use-now.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { deviceName, isHandheld } from "./session-texts.ts";

type SessionRowProps = { session: OwnSession; onEnd: () => void };

/** A session: its device, its last use and its beginning. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const now = useNow();
  const { current, kind, usedAt, createdAt } = session;
  const device = deviceName(session);
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        name={isHandheld(session) ? "mobile" : "devices"}
        className={`mt-1 ${current ? "text-accent-ink" : "text-muted"}`}
      />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {current && <Badge tone="accent">{m.security_session_this()}</Badge>}
          {kind !== "standard" && <Badge>{m.security_session_embed()}</Badge>}
        </p>
        {!current && (
          <p className="text-sm text-muted">
            {m.security_session_used({ when: agoText(usedAt, now, ownDayAt(usedAt)) })}
          </p>
        )}
        <p className="text-sm text-muted">
          {m.security_session_since({ date: formatDay(ownDayAt(createdAt), datedDay) })}
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          className="-my-1 shrink-0"
          aria-label={m.security_session_end_of({ device })}
          onClick={onEnd}
        >
          {m.security_session_end()}
        </Button>
      )}
    </li>
  );
}
