import { type ReactNode, useEffect, useEffectEvent } from "react";
import { clockText } from "../../../../domain/activity/countdown.ts";
import { timeValue } from "../../../exercises/amount.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { part } from "../../../ui/progress-bar.tsx";
import { startHold, stopHold, useHold } from "../hold.ts";
import { stopRest } from "../rest.ts";
import { countedOf, type TypedSet } from "../typed-set.ts";
import type { SetRow } from "./use-set-rows.ts";

type HoldClockProps = {
  itemId: string;
  row: SetRow;
  onType: (typed: TypedSet) => void;
  onMark: (typed: TypedSet) => void;
  /** The content while no countdown runs. */
  children: ReactNode;
};

/** The remaining time of a set. The end logs the set; a stop logs the elapsed time. */
export function HoldClock({ itemId, row, onType, onMark, children }: HoldClockProps) {
  const { number, field, typed } = row;
  const hold = useHold(itemId, number);
  const over = hold?.left === 0;
  const lasted = (seconds: number): TypedSet => ({
    ...typed,
    [field]: String(timeValue(seconds, field === "minutes" ? "minutes" : "seconds")),
  });
  const log = useEffectEvent(() => {
    if (!hold) return;
    stopHold();
    onMark(lasted(hold.seconds));
  });
  useEffect(() => {
    if (over) log();
  }, [over]);
  useScreenOn(hold !== undefined && !over);
  if (!hold || over) return children;

  const { seconds, left, readyIn } = hold;
  const time = clockText(left);
  const stop = () => {
    stopHold();
    if (readyIn === 0 && left < seconds) onType(lasted(seconds - left));
  };
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2">
      <p className="text-sm text-muted">
        {readyIn > 0 ? <GetReady seconds={readyIn} /> : m.training_hold_running()}
      </p>
      <bdi
        dir="ltr"
        role="timer"
        aria-label={m.training_hold_left({ time })}
        className={`text-hero leading-digits font-semibold ${readyIn > 0 ? "text-muted" : ""}`}
      >
        {time}
      </bdi>
      <svg className="mirror h-1.5 w-full rounded-full bg-soft text-accent" aria-hidden="true">
        <rect
          width={`${part(left, seconds) * 100}%`}
          height="100%"
          fill="currentColor"
          className="transition-[width] duration-200"
        />
      </svg>
      <Button variant="secondary" size="lg" className="w-full" onClick={stop}>
        {readyIn > 0 ? m.ui_cancel() : m.training_hold_stop()}
      </Button>
    </div>
  );
}

/** Holds the screen lit, where the device supports it. */
function useScreenOn(lit: boolean): void {
  useEffect(() => {
    if (!lit || !navigator.wakeLock) return;
    const lock = navigator.wakeLock.request("screen").catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [lit]);
}

function GetReady({ seconds }: { seconds: number }) {
  const gender = useWho()?.gender ?? "other";
  return m.training_hold_ready({ gender, seconds });
}

type StartHoldProps = { itemId: string; row: SetRow; save: string };

/** Starts the time of a set, or logs it without. */
export function StartHold({ itemId, row, save }: StartHoldProps) {
  const gender = useWho()?.gender ?? "other";
  const { seconds = 0 } = countedOf(row.typed);
  const start = () => {
    stopRest();
    startHold(seconds, { itemId, setNumber: row.number });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button size="lg" disabled={seconds < 1} onClick={start}>
        <Icon name="clock" />
        {m.training_hold_start({ gender })}
      </Button>
      <Button type="submit" variant="secondary">
        <Icon name="check" />
        {save}
      </Button>
    </div>
  );
}
