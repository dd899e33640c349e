import type { ComponentType } from "react";
import { errorReason } from "../lib/format/error-text.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { getWho } from "../lib/session/session.ts";
import { useIsWaiting } from "../lib/waiting/use-waiting-writes.ts";
import { m } from "../paraglide/messages.js";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";

type LoadFailureProps = {
  error: unknown;
  /** What could not be loaded; said where the network is not to blame. */
  title: string;
  /** Why, where the error's own text does not fit. */
  text?: string | undefined;
  onRetry: () => void;
  pending?: boolean;
};

export const isOffline = (error: unknown) => error instanceof ApiError && error.code === "offline";

/** Stands in the place of what could not be loaded. Once there is a network it comes by itself. */
export function LoadFailure({ error, title, text, ...retry }: LoadFailureProps) {
  if (isOffline(error)) return <NoNetwork {...retry} />;
  return <ErrorState title={title} text={text ?? errorReason(error)} {...retry} />;
}

/** What an area has to offer without a network; its own code says so once it is here. */
export const offered: { WithoutNetwork?: ComponentType } = {};

function NoNetwork(retry: Pick<LoadFailureProps, "onRetry" | "pending">) {
  const isWaiting = useIsWaiting();
  const kept = getWho()?.kind === "trainer" ? m.frame_offline_messages : m.frame_offline_kept;
  const what = isWaiting ? m.frame_offline_waits() : kept();
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
