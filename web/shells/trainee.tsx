import type { ReactNode } from "react";
import { paths } from "../../domain/paths.ts";
import { MessagesSkeleton } from "../chat/skeleton.tsx";
import { NotesSkeleton } from "../notes/skeleton.tsx";
import { BoardSkeleton } from "../notifications/skeleton.tsx";
import { m } from "../paraglide/messages.js";
import { MealsSkeleton, SlotsSkeleton } from "../trainee/diet/skeletons.tsx";
import { ListSkeleton, ProgramSkeleton, ProgramsSkeleton } from "../trainee/exercise/skeletons.tsx";
import { HomeScreen } from "../trainee/home/screen.tsx";
import { ProfileSkeleton } from "../trainee/profile/skeleton.tsx";
import { traineeScreens } from "../trainee/screens.ts";
import { StepsSkeleton } from "../trainee/steps/skeleton.tsx";
import { TraineeHeader } from "../trainee/trainee-header.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ShellScreen } from "./frame-of.tsx";

const { trainee } = paths;
const bars = (...heights: readonly string[]) =>
  heights.map((height) => <Skeleton key={height} className={`${height} rounded-xl!`} />);

/** What stands under the heading of a screen that waits. */
const contents: Record<string, () => ReactNode> = {
  [trainee.weight]: () => (
    <Loading className="grid gap-4 lg:grid-cols-2">{bars("h-128", "h-96")}</Loading>
  ),
  [trainee.steps]: StepsSkeleton,
  [trainee.calories]: () => (
    <Loading className="grid gap-4 lg:grid-cols-2">{bars("h-128", "h-48")}</Loading>
  ),
  [trainee.diet]: () => (
    <>
      {bars("h-12", "h-48")}
      <SlotsSkeleton />
    </>
  ),
  [trainee.dietMeals]: () => (
    <>
      {bars("h-12", "h-11")}
      <MealsSkeleton />
    </>
  ),
  [trainee.shopping]: () => (
    <>
      {bars("h-13", "h-11")}
      <MealsSkeleton />
    </>
  ),
  [trainee.exercise]: () => (
    <Loading className="grid grid-cols-2 gap-3 *:last:col-span-2 md:grid-cols-4 md:*:last:col-span-4">
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-36 rounded-xl!" />
      ))}
      <Skeleton className="h-56 rounded-xl!" />
    </Loading>
  ),
  [trainee.exerciseLibrary]: () => (
    <>
      {bars("h-12")}
      <ListSkeleton />
    </>
  ),
  [trainee.exerciseCategory(":category")]: ListSkeleton,
  [trainee.exercisePrograms]: () => (
    <>
      {bars("h-12")}
      <ProgramsSkeleton />
    </>
  ),
  [trainee.exerciseProgram(":date")]: ProgramSkeleton,
  [trainee.notifications]: BoardSkeleton,
  [trainee.profile]: ProfileSkeleton,
  [trainee.contact]: () => <Loading className="grid gap-4">{bars("h-14", "h-48")}</Loading>,
  [trainee.notes]: () => (
    <>
      {bars("h-14", "h-11")}
      <NotesSkeleton />
    </>
  ),
};

/** Every screen of a trainee before anything of it is known. */
export const traineeShells: readonly ShellScreen[] = [
  { path: trainee.home, title: m.home_title, screen: <HomeScreen /> },
  ...traineeScreens.map(({ path, title }) => ({ path, title, screen: screenOf(path, title) })),
];

function screenOf(path: string, title: () => string): ReactNode {
  if (path === trainee.chat) return <Conversation />;
  const Content = contents[path];
  return <Waiting title={title} content={Content && <Content />} />;
}

/** Words are read while it is drawn: they are of the language that is drawn then. */
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
