import { useEffect } from "react";
import { useRouteError } from "react-router";
import { m } from "../paraglide/messages.js";
import { ErrorState } from "../ui/error-state.tsx";

/** A screen that could not load or render: advice instead of a blank page. */
export function FailedScreen() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={m.ui_unexpected()} onRetry={() => location.reload()} />
    </main>
  );
}
