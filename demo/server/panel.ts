import type { LiveIdentity } from "../../domain/conversations/live.ts";
import { openState } from "../../durable/host.ts";
import { type Coach, coachPace } from "./coach.ts";
import type { FarEnd, ObjectSocket } from "./object-socket.ts";

/** Who sits at the trainer's panel: somebody in a window of it, or the coach in their place. */
export class Panel {
  readonly #coach: Coach;
  readonly #trainers = new Set<ObjectSocket>();

  constructor(coach: Coach) {
    this.#coach = coach;
  }

  /** With nobody at the panel, a message takes the time that it would take on its way to somebody. */
  paced({ object, of, side }: LiveIdentity, far: FarEnd): FarEnd {
    if (object !== "conversation" || side !== "trainee") return far;
    return {
      closed: (code) => far.closed(code),
      hear: (data) => {
        const isReceipt = data.startsWith('{"type":"stored"') && this.#coach.sitsWith(of);
        if (isReceipt) setTimeout(() => far.hear(data), coachPace.deliveredMs);
        else far.hear(data);
      },
    };
  }

  /** Somebody opened a window: of the trainer's any, of a trainee's the conversation. */
  noteWindow({ object, of, side }: LiveIdentity, socket: ObjectSocket): void {
    if (side === "trainer") {
      this.#trainers.add(socket);
      this.#coach.leaveAll();
    } else if (object === "conversation" && !this.#isManned()) {
      void this.#coach.join(of);
    }
  }

  #isManned(): boolean {
    for (const socket of this.#trainers) {
      if (socket.readyState !== openState) this.#trainers.delete(socket);
    }
    return this.#trainers.size > 0;
  }
}
