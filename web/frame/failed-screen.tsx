import { useEffect } from "react";
import { useRouteError } from "react-router";
import { isReached } from "../lib/session/reached.ts";
import { reloadOnce } from "../lib/session/reload-once.ts";
import { m } from "../paraglide/messages.js";
import { ErrorState } from "../ui/error-state.tsx";

/**
 * A screen that could not load or render: advice instead of a blank page. A window of an earlier build may not
 * understand a new answer, so it reloads once.
 */
export function FailedScreen() {
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
    void isReached().then((reached) => reached && reloadOnce());
  }, [error]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={m.ui_unexpected()} onRetry={() => location.reload()} />
    </main>
  );
}
