import { LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";

/** When it did not become known whose screens they are. */
export function NotViewed({ id, error }: { id: string; error: unknown }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4">
      <h1 className="sr-only">{m.view_as_title()}</h1>
      <LoadFailure
        title={m.view_as_failed()}
        error={error}
        onRetry={() => globalThis.location.reload()}
      />
      <a href={paths.admin.trainee(id)} className={buttonClass({ variant: "ghost" })}>
        {m.view_as_end()}
      </a>
    </main>
  );
}
