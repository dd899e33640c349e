import { useEffect, useEffectEvent } from "react";
import { Mim } from "./mim.tsx";

/** An occasion of praise: a title and a short text. */
export interface Celebrated {
  /** Unique for a day; each key is celebrated once on a device. */
  key: string;
  title: string;
  lines: readonly string[];
}

type CelebrationProps = { celebrated: Celebrated | undefined; onEnd: () => void };

const shownMs = 3000;
/** Vibration pattern in ms: two short pulses and a longer one. */
const beat = [20, 50, 20, 50, 60];

/** The product's praise, above the screen. Taps pass through it. */
export function Celebration({ celebrated, onEnd }: CelebrationProps) {
  const end = useEffectEvent(onEnd);
  const key = celebrated?.key;
  useEffect(() => {
    if (key === undefined) return;
    navigator.vibrate?.(beat);
    const timer = setTimeout(end, shownMs);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+4rem)] z-20 px-4"
    >
      {celebrated && (
        <div
          key={celebrated.key}
          className="mx-auto flex w-fit max-w-md animate-enter items-center gap-4 rounded-xl border border-line bg-overlay px-4 py-3 shadow-overlay"
        >
          <Mim className="text-[3.25rem] text-ink" />
          <div className="min-w-0">
            <p className="font-semibold">{celebrated.title}</p>
            {celebrated.lines.map((line) => (
              <p key={line} className="text-sm text-muted wrap-anywhere">
                <bdi>{line}</bdi>
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
