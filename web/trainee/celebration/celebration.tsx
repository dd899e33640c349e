import { useEffect, useEffectEvent } from "react";
import { Mim } from "./mim.tsx";

/** What is celebrated, in a line and a few more words. */
export interface Celebrated {
  /** Once a day and device. */
  key: string;
  title: string;
  lines: readonly string[];
}

type CelebrationProps = { celebrated: Celebrated | undefined; onEnd: () => void };

const shownMs = 3000;
/** Twice short, and then the kasra. */
const beat = [20, 50, 20, 50, 60];

/** The product's own praise; it lies over the screen, and every tap goes through it. */
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
    <div role="status" className="pointer-events-none fixed inset-x-0 top-[18vh] z-20 px-6">
      {celebrated && (
        <div
          key={celebrated.key}
          className="mx-auto grid w-fit max-w-sm animate-enter justify-items-center gap-2 rounded-xl border border-line bg-overlay px-8 py-6 text-center shadow-overlay"
        >
          <Mim className="text-[6rem] text-ink" />
          <p className="text-lg font-semibold">{celebrated.title}</p>
          {celebrated.lines.map((line) => (
            <p key={line} className="text-muted wrap-anywhere">
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
