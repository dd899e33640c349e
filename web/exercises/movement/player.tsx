import { useState } from "react";
import type { Phase } from "../../../domain/libraries/movement/movement.ts";
import { atTempo, lengthOfPart } from "../../../domain/libraries/movement/tempo.ts";
import type { Tempo } from "../../../domain/libraries/prescription.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { pauseOutline } from "../../ui/pause-outline.ts";
import { timeText } from "../amount.ts";
import type { ShownMovement } from "./engine.ts";
import { type Motion, motionOf } from "./motion.ts";
import { toneClass } from "./tones.ts";
import { phasesOf, useAnimations } from "./use-animations.ts";

type MovementPlayerProps = {
  shown: ShownMovement;
  /** The movement in a sentence. */
  label: string;
  tempo?: Tempo | undefined;
  /** Without its phases and steps: a picture that moves. */
  plain?: boolean;
};

/** A movement that repeats; a tap stops it, and then it goes step by step. */
export function MovementPlayer({ shown, label, tempo, plain = false }: MovementPlayerProps) {
  const [motion] = useState(() => motionAt(shown, tempo));
  const [playing, setPlaying] = useState(() => !prefersStill());
  const { figure, lights, seek, secondsNow } = useAnimations(motion, playing);
  const { box, moments, shapes } = motion;
  const step = () => {
    const now = secondsNow();
    setPlaying(false);
    seek(moments.find(({ at }) => at > now + 0.01)?.at ?? 0);
  };
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-lg bg-stage [--halo:2px]">
        <svg
          ref={figure}
          role="img"
          aria-label={label}
          viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
          // One layer for all shapes: a hundred layers drift apart on a slow phone.
          className="mx-auto block aspect-4/3 max-h-[40dvh] w-full will-change-contents"
        >
          {shapes.map(({ tone, halo, d, frames }, index) => {
            // The order of shapes never changes.
            const key = `${index}`;
            const look = { className: toneClass(tone, halo), style: { transform: frames[0] } };
            return d ? (
              <path key={key} d={d} {...look} />
            ) : (
              <ellipse key={key} rx={1} ry={1} {...look} />
            );
          })}
        </svg>
        <button
          type="button"
          aria-label={playing ? m.movement_pause() : m.movement_play()}
          onClick={() => setPlaying(!playing)}
          className="absolute inset-0 grid place-items-end rounded-lg p-3"
        >
          <span className="grid size-9 place-items-center rounded-full bg-overlay/85 text-base text-muted">
            {playing ? <Glyph d={pauseOutline} fill="currentColor" /> : <Icon name="play" />}
          </span>
        </button>
      </div>
      {!plain && (
        <figcaption className="flex flex-wrap items-center justify-between gap-2">
          <p ref={lights} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {phasesOf(motion).map((phase) => (
              <span key={phase} className="flex items-center gap-1.5">
                <span
                  data-light
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-full bg-accent"
                />
                {[phaseTexts[phase](), lengthOf(motion, phase)].filter(Boolean).join(" · ")}
              </span>
            ))}
          </p>
          <Button variant="secondary" className="ms-auto shrink-0" onClick={step}>
            {m.movement_step()}
          </Button>
        </figcaption>
      )}
    </figure>
  );
}

const motionAt = ({ movement, drawing }: ShownMovement, tempo: Tempo | undefined) =>
  motionOf(tempo ? atTempo(movement, tempo) : movement, drawing);

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Breathe out with the effort. */
const phaseTexts: Record<Phase, () => string> = {
  effort: m.movement_exhale,
  return: m.movement_inhale,
  hold: m.movement_hold,
  even: m.movement_steady,
};

/** The length of a phase for counting along; undefined for a movement without phases. */
function lengthOf({ moments }: Motion, phase: Phase): string | undefined {
  if (phase === "even") return undefined;
  const length = lengthOfPart(moments, phase);
  return length >= 1 ? timeText(Math.round(length)) : undefined;
}
