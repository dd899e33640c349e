import { Suspense, useEffect, useState } from "react";
import { lazyPart, sparePart } from "../../frame/again.tsx";
import { offered } from "../../frame/load-failure.tsx";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useNow } from "../../lib/use-now.ts";
import type { PersistedWrite } from "../../lib/waiting/persisted-writes.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { askToLast } from "./lasting.ts";
import { useScreenReads } from "./screen-reads.ts";
import { useUnsent } from "./unsent.ts";

const CachedScreens = sparePart(async () => (await import("./cached-screens.tsx")).CachedScreens);
offered.WithoutNetwork = () => (
  <Suspense>
    <CachedScreens />
  </Suspense>
);

/** The labels of waiting writes; until they load, a short text. */
const UnsentLine = sparePart<{ writes: readonly PersistedWrite[] }>(
  async () => (await import("./unsent-sheet.tsx")).UnsentLine,
);
const UnsentSheet = lazyPart(async () => (await import("./unsent-sheet.tsx")).UnsentSheet);

/**
 * The state of the network, the age of the screen and the waiting writes, which a tap lists. Empty while all is well.
 */
export function ConnectionBar() {
  const { reached, readAt } = useScreenReads();
  const { waiting, aside } = useUnsent();
  const [opened, setOpened] = useState(false);
  const count = waiting.length + aside.length;
  const waits = waiting.length > 0;
  const lasting = useLasting(waits);
  const sent = useAllSent(reached, count);
  useEffect(() => {
    if (waits) askToLast();
    // Zero clears it; without an installed app there is no icon.
    navigator.setAppBadge?.(count).catch(() => {});
  }, [waits, count]);
  const isQuiet = reached && aside.length === 0 && !(waits && lasting);
  const look = sent ? "bg-good-soft" : "bg-soft";
  return (
    <>
      <div role="status" className={isQuiet && !sent ? "" : `border-b border-line ${look}`}>
        {isQuiet ? (
          sent && <Line icon="check">{m.offline_all_sent()}</Line>
        ) : (
          <>
            {!reached && (
              <Line icon="offline">
                <span className="font-medium">{m.trainee_offline()}. </span>
                {readAt > 0 ? <Age at={readAt} /> : count === 0 && m.trainee_offline_kept()}
              </Line>
            )}
            {count > 0 && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(true)}
                className="block min-h-11 w-full text-start transition hover:bg-raised"
              >
                <Line icon={waits ? "clock" : "warning"} leads>
                  {waits ? m.offline_waiting_title() : m.offline_aside_title()}
                  <Suspense>
                    <UnsentLine writes={waits ? waiting : aside} />
                  </Suspense>
                </Line>
              </button>
            )}
          </>
        )}
      </div>
      <Suspense>{opened && <UnsentSheet onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}

type LineProps = {
  icon: "check" | "offline" | "clock" | "warning";
  leads?: boolean;
  children: React.ReactNode;
};

function Line({ icon, leads = false, children }: LineProps) {
  return (
    <span className="mx-auto flex max-w-5xl items-center gap-2 px-4 py-1.5 text-sm md:px-6">
      <Icon name={icon} className={icon === "check" ? "text-good" : "text-muted"} />
      <span className="clamp-lines-2 min-w-0 grow">{children}</span>
      {leads && <Icon name="chevron" className="text-muted" />}
    </span>
  );
}

function Age({ at }: { at: number }) {
  return <>{m.offline_read({ when: agoText(at, useNow(), ownDayAt(at)) })}</>;
}

const passingMs = 600;

// A normal write waits for a moment too; the screen must not jump for it.
function useLasting(holds: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasting(true), passingMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [holds]);
  return lasting;
}

const praiseMs = 1_500;

/** True for a moment after the last waiting write is sent. */
function useAllSent(reached: boolean, count: number): boolean {
  const [waited, setWaited] = useState(false);
  const [sent, setSent] = useState(false);
  if (!reached && count > 0 && !waited) setWaited(true);
  const isThrough = waited && reached && count === 0;
  if (isThrough && !sent) {
    setWaited(false);
    setSent(true);
  }
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), praiseMs);
    return () => clearTimeout(timer);
  }, [sent]);
  return sent;
}
