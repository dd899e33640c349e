import type { ReactNode } from "react";
import { adminPaths as admin } from "../../domain/admin-paths.ts";
import { WeekSkeleton } from "../admin/schedule/skeleton.tsx";
import { adminScreens } from "../admin/screens.ts";
import { ProfileSkeleton } from "../admin/trainee/skeleton.tsx";
import { MessagesSkeleton } from "../chat/skeleton.tsx";
import BoardSkeleton from "../notifications/skeleton.tsx";
import { m } from "../paraglide/messages.js";
import { Loading } from "../ui/loading.tsx";
import { ScreenHeader } from "../ui/screen-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ShellScreen } from "./frame-of.tsx";

const rows = Array.from({ length: 12 }, (_, index) => index);

const contents: Record<string, () => ReactNode> = {
  [admin.trainees]: ListRows,
  [admin.exercises]: ListRows,
  [admin.meals]: ListRows,
  [admin.notifications]: BoardSkeleton,
  [admin.settings]: () => <Skeleton className="h-96 rounded-xl!" />,
};

/** Every screen of the trainer before anything of it is known. */
export const adminShells: readonly ShellScreen[] = [
  ...adminScreens.map(({ path, title }) => ({ path, title, screen: screenOf(path, title) })),
  {
    path: `${admin.trainees}/:id`,
    title: m.trainees_one_title,
    screen: <Waiting title={m.trainees_one_title} content={<Trainee />} />,
  },
  {
    path: `${admin.trainees}/:id/schedule`,
    title: m.schedule_title,
    screen: <Waiting title={m.schedule_title} content={<WeekSkeleton />} />,
  },
  {
    path: `${admin.templates}/:id`,
    title: m.templates_one_title,
    screen: <Waiting title={m.templates_one_title} content={<WeekSkeleton />} />,
  },
];

function screenOf(path: string, title: () => string): ReactNode {
  if (path === admin.chat) return <Conversations />;
  const Content = contents[path] ?? ListRows;
  return <Waiting title={title} content={<Content />} />;
}

/** Words are read while it is drawn: they are of the language that is drawn then. */
function Waiting({ title, content }: { title: () => string; content: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ScreenHeader title={title()} />
      {content}
    </div>
  );
}

function ListRows() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-12" />
      <div className="rounded-lg border border-line bg-raised">
        {rows.map((row) => (
          <div
            key={row}
            className="flex min-h-18 items-center border-t border-line px-4 first:border-t-0 md:min-h-11"
          >
            <Skeleton className="h-4 w-36" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function Trainee() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-11" />
      <ProfileSkeleton />
    </Loading>
  );
}

function Conversations() {
  return (
    <div className="-mx-4 -mt-2 flex h-[calc(100dvh-7.75rem)] md:-mx-6 md:h-[calc(100dvh-3.75rem)]">
      <div className="min-w-0 grow px-3 lg:max-w-[33.333%] lg:border-e lg:border-line">
        <Waiting title={m.admin_chat} content={<ListRows />} />
      </div>
      <div className="hidden min-w-0 grow flex-col lg:flex">
        <MessagesSkeleton />
      </div>
    </div>
  );
}
