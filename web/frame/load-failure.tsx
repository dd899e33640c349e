import type { ComponentType } from "react";
import { errorReason } from "../lib/format/error-reason.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { getWho } from "../lib/session/session.ts";
import { useIsWaiting } from "../lib/waiting/use-waiting-writes.ts";
import { m } from "../paraglide/messages.js";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";

type LoadFailureProps = {
  error: unknown;
  /** The failure's title, unless the network is the reason. */
  title: string;
  /** The reason, if the error's own text does not fit. */
  text?: string | undefined;
  onRetry: () => void;
  pending?: boolean;
};

export const isOffline = (error: unknown) => error instanceof ApiError && error.code === "offline";

/** Replaces content that could not be loaded. Once there is a network, the load is repeated. */
export function LoadFailure({ error, title, text, ...retry }: LoadFailureProps) {
  if (isOffline(error)) return <NoNetwork {...retry} />;
  return <ErrorState title={title} text={text ?? errorReason(error)} {...retry} />;
}

/** An area's offer without a network, set once its code is loaded. */
export const offered: { WithoutNetwork?: ComponentType } = {};

function NoNetwork(retry: Pick<LoadFailureProps, "onRetry" | "pending">) {
  const isWaiting = useIsWaiting();
  const advice = getWho()?.kind === "trainer" ? m.frame_offline_messages : m.frame_offline_kept;
  const what = isWaiting ? m.frame_offline_waits() : advice();
  return (
    <ErrorState
      icon={<Icon name="offline" />}
      title={m.trainee_offline()}
      text={`${m.frame_offline_returns()} ${what}`}
      {...retry}
    >
      {offered.WithoutNetwork && <offered.WithoutNetwork />}
    </ErrorState>
  );
}
