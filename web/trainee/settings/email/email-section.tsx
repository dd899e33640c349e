import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { emailChangeQuery } from "./queries.ts";

/** The own address; another one needs a mailed link. */
export function EmailSection() {
  const { data, error, isFetching, refetch } = useQuery(emailChangeQuery);
  const [changing, setChanging] = useState(false);
  if (!data && error) {
    return (
      <LoadFailure
        title={m.security_email_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-32" />;
  return (
    <Card title={m.security_email()}>
      <div className="grid grid-cols-1 gap-4">
        <p>
          <Ltr className="break-all">{data.email}</Ltr>
        </p>
        {data.pending ? (
          <PendingEmail email={data.pending.email} />
        ) : (
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            onClick={() => setChanging(true)}
          >
            {m.security_email_change()}
          </Button>
        )}
      </div>
      {changing && <EmailDialog own={data.email} onClose={() => setChanging(false)} />}
    </Card>
  );
}
