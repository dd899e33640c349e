import { useEffect, useRef, useState } from "react";
import { loadRecording } from "./load-recording.ts";
import { type PlayerState, stateAfter } from "./player-state.ts";

const rates = [1, 1.5, 2] as const;
let rate: (typeof rates)[number] = 1;
/** Only one recording plays at a time. */
let speaking: HTMLAudioElement | undefined;

/**
 * Plays a voice note.
 * @param seconds its length, which recordings of browsers omit
 */
export function usePlayer(url: string | undefined, seconds: number) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const wantedPlace = useRef<number>(undefined);
  const [state, setState] = useState<PlayerState>("still");
  const [place, setPlace] = useState(0);
  const [shownRate, setShownRate] = useState<number>(rate);

  useEffect(() => () => audio.current?.pause(), []);

  const element = () => {
    audio.current ??= makeAudio({
      onPlace: (at) => wantedPlace.current === undefined && setPlace(at),
      onState: setState,
      onEnd: () => setPlace(0),
    });
    return audio.current;
  };

  const play = async () => {
    if (!url) return;
    const player = element();
    if (speaking !== player) speaking?.pause();
    speaking = player;
    setState("loading");
    try {
      if (player.error || !player.src) await loadRecording(player, url);
      const from = wantedPlace.current ?? (player.currentTime >= seconds - 0.05 ? 0 : undefined);
      if (from !== undefined) player.currentTime = from;
      wantedPlace.current = undefined;
      player.playbackRate = rate;
      setShownRate(rate);
      await player.play();
    } catch (error) {
      const after = stateAfter(error);
      if (after) setState(after);
    }
  };

  const seek = (to: number) => {
    const at = Math.min(seconds, Math.max(0, to));
    setPlace(at);
    const player = audio.current;
    if (player?.src && Number.isFinite(player.duration)) player.currentTime = at;
    else wantedPlace.current = at;
  };

  const faster = () => {
    rate = rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;
    setShownRate(rate);
    if (audio.current) audio.current.playbackRate = rate;
  };

  const toggle = () => (state === "playing" ? audio.current?.pause() : void play());
  return { state, place, rate: shownRate, toggle, seek, faster };
}

interface Listeners {
  onPlace: (seconds: number) => void;
  onState: (state: "still" | "playing") => void;
  onEnd: () => void;
}

function makeAudio({ onPlace, onState, onEnd }: Listeners): HTMLAudioElement {
  const audio = new Audio();
  audio.preload = "auto";
  audio.addEventListener("timeupdate", () => onPlace(audio.currentTime));
  audio.addEventListener("playing", () => onState("playing"));
  audio.addEventListener("pause", () => onState("still"));
  audio.addEventListener("ended", onEnd);
  return audio;
}
