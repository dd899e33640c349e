import { describe, expect, it } from "vitest";
import { loadRecording } from "../../../../web/voice/load-recording.ts";

/** A player with the parts that loading uses: duration and seeking. */
class Player extends EventTarget {
  src = "";
  duration = Number.NaN;
  seeking = false;
  #at = 0;
  canSeek: boolean;
  constructor(canSeek: boolean) {
    super();
    this.canSeek = canSeek;
  }
  get currentTime() {
    return this.#at;
  }
  set currentTime(to: number) {
    this.#at = to;
    this.seeking = this.canSeek && to > 0;
  }
  tell(duration: number, ...events: string[]) {
    this.duration = duration;
    for (const type of events) this.dispatchEvent(new Event(type));
  }
}

const load = (canSeek: boolean) => {
  const player = new Player(canSeek);
  const loaded = loadRecording(player as unknown as HTMLAudioElement, "blob:of-a-recording");
  return { player, loaded };
};

describe("a recording is ready to play", () => {
  it("at once, if its duration is known", async () => {
    const { player, loaded } = load(true);
    player.tell(2.5, "loadedmetadata");
    await loaded;
    expect(player.src).toBe("blob:of-a-recording");
  });

  it("from its beginning, after the browser found its end", async () => {
    const { player, loaded } = load(true);
    player.tell(Number.POSITIVE_INFINITY, "loadedmetadata");
    expect(player.currentTime).toBeGreaterThan(1000);
    player.tell(2.5, "durationchange");
    await loaded;
    expect(player.currentTime).toBe(0);
  });

  it("even if the browser does not seek its end, like Firefox", async () => {
    const { player, loaded } = load(false);
    player.tell(Number.POSITIVE_INFINITY, "loadedmetadata");
    await loaded;
  });
});
