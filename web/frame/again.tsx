import {
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { ApiError } from "../lib/session/api-error.ts";
import { isReached } from "../lib/session/reached.ts";
import { isLeaving, reloadOnce } from "../lib/session/reload-once.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { LoadFailure } from "./load-failure.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Code that failed to load at first; `part` is set once it is loaded. */
interface Late<Props> {
  load: Load<Props>;
  part?: ComponentType<Props>;
}

const againMs = 10_000;

/**
 * Code that loads when it is shown. After a failure a component retries it, so that neither the router nor React
 * caches the failure.
 */
export const orAgain =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  () =>
    load().catch(async () => {
      // What showed before stays while the page is being left.
      while (isLeaving()) await new Promise((later) => setTimeout(later, 1000));
      const late: Late<Props> = { load };
      return (props: Props) => <Again late={late} props={props} />;
    });

/** A part of a screen that loads when it is shown, within `Suspense`; one with `onClose` is a dialog. */
export const lazyPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await orAgain(load)() }));

const Nothing = () => null;

/** A part that a screen can do without; a failure shows nothing. */
export const sparePart = <Props extends object>(load: Load<Props>) =>
  lazyPart<Props>(() => load().catch(() => Nothing));

/**
 * A part whose code loads after the screen, without delaying it. A failure is retried once there is a network.
 * @param afterMs the screen's rest before the load
 * @param asked another value repeats a failed load
 */
export function useLatePart(load: Load<object>, afterMs?: number, asked?: boolean): ReactNode {
  const [Part, setPart] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is constant for a part, and `asked` repeats it
  useEffect(() => {
    if (Part) return;
    const ask = () =>
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
    // In its own task, as the one of the first render is long.
    const timer = setTimeout(ask, afterMs);
    addEventListener("online", ask);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", ask);
    };
  }, [asked, Part]);
  return Part && <Part />;
}

type AgainProps<Props> = { late: Late<Props>; props: Props };

function Again<Props extends object>({ late, props }: AgainProps<Props>) {
  const [Part, setPart] = useState(() => late.part);
  const [pending, setPending] = useState(false);
  const [gone, setGone] = useState(false);
  const missing = Part === undefined;
  const ask = useEffectEvent(async () => {
    try {
      late.part = await late.load();
      setPart(() => late.part);
    } catch {
      const reached = await isReached();
      // The file is missing on a reachable server, or the browser caches its failure.
      if (!reached || !reloadOnce()) setGone(reached);
    }
  });
  useEffect(() => {
    if (!missing) return;
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, againMs);
    addEventListener("online", askNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", askNow);
    };
  }, [missing]);
  if (Part) return <Part {...props} />;
  const onRetry = async () => {
    if (gone) return location.reload();
    setPending(true);
    await ask();
    setPending(false);
  };
  const error = new ApiError(gone ? "internal" : "offline");
  const failure = (
    <LoadFailure
      title={m.ui_unexpected()}
      error={error}
      pending={pending}
      onRetry={() => void onRetry()}
    />
  );
  if (!isDialog(props)) return failure;
  return (
    <Dialog open title={m.frame_not_opened()} onClose={props.onClose}>
      {failure}
    </Dialog>
  );
}

const isDialog = (props: object): props is { onClose: () => void } =>
  "onClose" in props && typeof props.onClose === "function";
