import type { ComponentType, ReactNode } from "react";
import { adminPaths } from "../../domain/admin-paths.ts";
import WeekSkeleton from "../admin/schedule/skeleton.tsx";
import { type AdminScreen, adminScreens } from "../admin/screens.ts";
import { screen as template } from "../admin/templates/editor/declaration.ts";
import { MessagesSkeleton } from "../chat/skeleton.tsx";
import { m } from "../paraglide/messages.js";
import { Loading } from "../ui/loading.tsx";
import { ScreenHeader } from "../ui/screen-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ShellScreen } from "./frame-of.tsx";

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The placeholders of screens that are no lists: beside the screen, or with the noun that both areas share. */
const skeletons = import.meta.glob<ComponentType>(
  ["../admin/*/**/skeleton.tsx", "../notifications/skeleton.tsx"],
  { eager: true, import: "default" },
);

/** All trainer screens before their data. */
export const adminShells: readonly ShellScreen[] = adminScreens.map((screen) => ({
  path: screen.path,
  title: screen.title,
  screen:
    screen.path === adminPaths.chat ? (
      <Conversations />
    ) : (
      <Waiting title={screen.title} content={<Content {...screen} />} />
    ),
}));

function Content({ path, file }: AdminScreen) {
  // A template's weeks look like a trainee's.
  if (path === template.path) return <WeekSkeleton />;
  const place = file.replace("declaration.ts", "skeleton.tsx");
  const Found = skeletons[place.replace("./", "../admin/")] ?? skeletons[`.${place}`] ?? ListRows;
  return <Found />;
}

/** The title is read during rendering, in the language that is then rendered. */
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
