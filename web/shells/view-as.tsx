import { m } from "../paraglide/messages.js";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ShellScreen } from "./frame-of.tsx";

/** A trainee's screens for the trainer, before the trainee is known: the places of the bar and of the screen. */
export const viewShells: readonly ShellScreen[] = [
  { path: "/admin/as", title: m.view_as_title, screen: <Waiting /> },
];

/** The title is read during rendering, in the language that is then rendered. */
function Waiting() {
  return (
    <>
      <h1 className="sr-only">{m.view_as_title()}</h1>
      <div className="h-14 bg-ink" />
      <Loading className="mx-auto grid w-full max-w-5xl gap-4 px-4 pt-6 md:px-6">
        <Skeleton className="h-14" />
        <Skeleton className="h-48 rounded-xl!" />
        <Skeleton className="h-48 rounded-xl!" />
      </Loading>
    </>
  );
}
