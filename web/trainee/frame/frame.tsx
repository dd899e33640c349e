import { Direction } from "radix-ui";
import {
  type ComponentType,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import { paths } from "../../../domain/paths.ts";
import { lazyPart, useLatePart } from "../../frame/again.tsx";
import { Moving } from "../../frame/moving.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { ScrollMemory } from "../../frame/scroll-memory.tsx";
import { useArrival } from "../../frame/use-arrival.ts";
import { useEarlyClick } from "../../frame/use-early-click.ts";
import { useInbox } from "../../frame/use-inbox.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { viewedId } from "../../lib/session/viewing.ts";
import { m } from "../../paraglide/messages.js";
import { direction } from "../../ui/direction.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { dismissToasts, toastStore } from "../../ui/toast-store.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Header } from "./header.tsx";
import { useUnread } from "./unread.ts";

const loadInbox = async () => (await import("../live/inbox.ts")).openTraineeInbox;
const loadSideMenu = async () => (await import("./side-menu.tsx")).SideMenu;
const SideMenu = lazyPart(loadSideMenu);
const Settings = lazyPart(async () => (await import("../settings/settings.tsx")).Settings);

/** The frame of every trainee screen. */
export function TraineeFrame() {
  const [menuOpen, setMenuOpen] = useState(false);
  // The workout's dock takes the place of the bar.
  const inWorkout = useMatch(paths.trainee.exerciseProgram(":date")) !== null;
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useEarlyClick();
  useInbox(loadInbox);
  return (
    <Direction.Provider dir={direction()}>
      <PageTitle />
      <Moving />
      <Header onMenu={() => setMenuOpen(true)} />
      <Connection />
      {viewedId === undefined && <Later />}
      <main
        ref={main}
        className="mx-auto w-full max-w-5xl px-4 pt-3 pb-[calc(6.5rem+env(safe-area-inset-bottom))] outline-none md:px-6"
      >
        <Outlet />
      </main>
      {!inWorkout && <BottomBar />}
      <Suspense>{menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}</Suspense>
      <SettingsOver />
      <LateToaster />
      <ScrollMemory />
    </Direction.Provider>
  );
}

/** A component apart, so that a new count does not render the frame. */
function PageTitle() {
  usePageTitle(m.trainee_page_title, useUnread());
  return null;
}

/** The settings, open over any screen by the address. */
function SettingsOver() {
  const [params] = useSearchParams();
  const opened = params.get("settings");
  return opened === null ? null : (
    <Suspense fallback={<Spinner className="fixed inset-0 z-20 m-auto text-2xl text-accent-ink" />}>
      <Settings opened={opened} />
    </Suspense>
  );
}

const loadToaster = async () => (await import("../../ui/toast.tsx")).Toaster;
const isAsked = () => toastStore.read().length > 0;

/** Toasts; what one tells of a message is covered with it. */
function LateToaster() {
  const asked = useSyncExternalStore(toastStore.subscribe, isAsked, isAsked);
  const locked = useLocked();
  useEffect(() => {
    if (locked) dismissToasts();
  }, [locked]);
  return useLatePart(loadToaster, 0, asked);
}

const restMs = 1_500;

let ConnectionBar: ComponentType | undefined;

/** Loads the connection bar. Without a network it is there for the first paint. */
export async function loadConnectionBar(): Promise<ComponentType> {
  ({ ConnectionBar } = await import("../offline/connection-bar.tsx"));
  return ConnectionBar;
}

function Connection() {
  const late = useLatePart(loadConnectionBar);
  return ConnectionBar ? <ConnectionBar /> : late;
}

/** Loads the menu's code as well, so that it opens at once. */
const loadLaterParts = async () => {
  loadSideMenu().catch(() => {});
  return (await import("./later-parts.tsx")).LaterParts;
};

/** Loaded once the screen is at rest: most devices have no question, and praise is rare. */
const Later = () => useLatePart(loadLaterParts, restMs);
