import type { LiveIdentity } from "../../domain/conversations/live.ts";
import type { FarEnd, ObjectSocket } from "./object-socket.ts";
import { type StandInTrainer, standInPace } from "./stand-in-trainer.ts";

/** The trainer's panel: a person in one of its windows, or otherwise the stand-in. */
export class Panel {
  readonly #standIn: StandInTrainer;
  readonly #trainers = new Set<ObjectSocket>();
  /** The open conversations of trainees, with the trainee's id. */
  readonly #talking = new Map<ObjectSocket, string>();

  constructor(standIn: StandInTrainer) {
    this.#standIn = standIn;
  }

  /** Delays delivery to the stand-in, as a real message needs time. */
  paced({ object, ownerId, side }: LiveIdentity, far: FarEnd): FarEnd {
    if (object !== "conversation" || side !== "trainee") return far;
    return {
      closed: (code) => far.closed(code),
      hear: (data) => {
        const isReceipt = data.startsWith('{"type":"stored"') && this.#standIn.sitsWith(ownerId);
        if (isReceipt) setTimeout(() => far.hear(data), standInPace.deliveredMs);
        else far.hear(data);
      },
    };
  }

  /** Notes an opened window: any of the trainer's, and a trainee's conversation. */
  noteWindow({ object, ownerId, side }: LiveIdentity, socket: ObjectSocket): void {
    if (side === "trainer") {
      this.#trainers.add(socket);
      socket.onEnd = () => this.#trainerLeft(socket);
      this.#standIn.leaveAll();
    } else if (object === "conversation") {
      this.#talking.set(socket, ownerId);
      // The stand-in stays, as a reconnecting trainee must find its answer.
      socket.onEnd = () => this.#talking.delete(socket);
      if (this.#trainers.size === 0) void this.#standIn.join(ownerId);
    }
  }

  #trainerLeft(socket: ObjectSocket): void {
    this.#trainers.delete(socket);
    if (this.#trainers.size > 0) return;
    for (const traineeId of new Set(this.#talking.values())) void this.#standIn.join(traineeId);
  }
}
