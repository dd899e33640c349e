import type { ComponentType, ReactNode } from "react";
import { paths } from "../../domain/paths.ts";
import { MessagesSkeleton } from "../chat/skeleton.tsx";
import { m } from "../paraglide/messages.js";
import { screen as home } from "../trainee/home/declaration.ts";
import { HomeScreen } from "../trainee/home/screen.tsx";
import { traineeScreens } from "../trainee/screens.ts";
import { TraineeHeader } from "../trainee/trainee-header.tsx";
import { CardsSkeleton } from "../ui/cards-skeleton.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ShellScreen } from "./frame-of.tsx";

/** Own placeholders of screens: beside the screen, or with the noun that both areas share. */
const skeletons = import.meta.glob<ComponentType>(
  ["../trainee/*/**/skeleton.tsx", "../notifications/skeleton.tsx"],
  { eager: true, import: "default" },
);

/** All trainee screens before their data. */
export const traineeShells: readonly ShellScreen[] = [
  { path: home.path, title: home.title, screen: <HomeScreen /> },
  ...traineeScreens.map(({ path, title, file }) => ({
    path,
    title,
    screen: path === paths.trainee.chat ? <Conversation /> : screenOf(title, file),
  })),
];

function screenOf(title: () => string, file: string): ReactNode {
  const place = file.replace("declaration.ts", "skeleton.tsx");
  const Content = skeletons[place.replace("./", "../trainee/")] ?? skeletons[`.${place}`];
  return <Waiting title={title} content={Content ? <Content /> : <CardsSkeleton />} />;
}

/** The title is read during rendering, in the language that is then rendered. */
function Waiting({ title, content }: { title: () => string; content: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader title={title()} />
      {content}
    </div>
  );
}

function Conversation() {
  return (
    <div className="-mx-4 -mt-3 flex h-[calc(100dvh-7.75rem)] flex-col md:-mx-6 lg:border-x lg:border-line">
      <h1 className="sr-only">{m.trainee_chat()}</h1>
      <div className="flex min-h-16 items-center gap-2 border-b border-line px-3">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-5 w-32" />
      </div>
      <MessagesSkeleton />
    </div>
  );
}
