import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { SecurityApi } from "./api.ts";
import { PasswordCard } from "./password-card.tsx";
import { securityQuery } from "./queries.ts";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor/card.tsx";

type SecuritySettingsProps = {
  api: SecurityApi;
  /** The app lock of this device, in the area that has one. */
  lock?: ReactNode;
};

/** The protection of an account: the password, the second step, and the sessions. */
export function SecuritySettings({ api, lock }: SecuritySettingsProps) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(api));
  return (
    <div className="grid grid-cols-1 gap-4 pb-2">
      <PasswordCard api={api} />
      {lock}
      {data && <TwoFactorCard api={api} totp={data.totp} />}
      {data && <SessionsCard api={api} sessions={data.sessions} />}
      {!data && error && (
        <LoadFailure
          title={m.security_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </Loading>
      )}
    </div>
  );
}
