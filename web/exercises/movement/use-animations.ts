import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Motion } from "./motion.ts";

/**
 * Browser animations of a motion's shapes and of the highlighted phases, all on one clock. No script runs between
 * frames.
 */
export function useAnimations(motion: Motion, playing: boolean) {
  const figure = useRef<SVGSVGElement>(null);
  const lights = useRef<HTMLParagraphElement>(null);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const timing = { duration: motion.seconds * 1000, iterations: Number.POSITIVE_INFINITY };
    const shapes = motion.shapes.flatMap(({ frames }, index) => {
      const element = figure.current?.children[index];
      if (!element || frames.length < 2) return [];
      return [
        element.animate(
          frames.map((transform) => ({ transform })),
          timing,
        ),
      ];
    });
    const lit = [...(lights.current?.querySelectorAll("[data-light]") ?? [])].map(
      (element, index) => element.animate(litAt(motion, index), timing),
    );
    running.current = [...shapes, ...lit];
    for (const each of running.current) each.pause();
    return () => {
      for (const each of running.current) each.cancel();
    };
  }, [motion]);
  useEffect(() => {
    for (const each of running.current) {
      if (playing) each.play();
      else each.pause();
    }
  }, [playing]);
  const seek = useCallback((seconds: number) => {
    for (const each of running.current) {
      each.pause();
      each.currentTime = seconds * 1000;
    }
  }, []);
  /** The present second of the round. */
  const secondsNow = () => (Number(running.current[0]?.currentTime ?? 0) / 1000) % motion.seconds;
  return { figure, lights, seek, secondsNow };
}

/** The phases of a motion, in order. */
export const phasesOf = ({ moments }: Motion) => [...new Set(moments.map(({ phase }) => phase))];

/** Full opacity during one phase, faint during the others. */
function litAt(motion: Motion, index: number): Keyframe[] {
  const phase = phasesOf(motion)[index];
  const frames = motion.moments.map(({ at, phase: its }) => ({
    offset: at / motion.seconds,
    opacity: its === phase ? 1 : 0.15,
    easing: "step-end",
  }));
  return [...frames, { ...frames[0], offset: 1 }];
}
