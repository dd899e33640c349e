import { beforeEach, describe, expect, it, vi } from "vitest";
import { ObjectSocket } from "../../../demo/server/object-socket.ts";
import { StandInTrainer } from "../../../demo/server/stand-in-trainer.ts";
import type { LiveIdentity } from "../../../domain/conversations/live.ts";

const replies = ["first", "second", "third"];

interface Talk {
  identity: LiveIdentity;
  socket: ObjectSocket;
  /** The stand-in's frames, with their time in ms. */
  said: { at: number; frame: Record<string, unknown> }[];
  left: ReturnType<typeof vi.fn>;
  /** Sends the stand-in an event, as the conversation does. */
  show(event: object): void;
}

let talks: Map<string, Talk>;
let standIn: StandInTrainer;
let opening: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  talks = new Map();
  opening = Promise.resolve();
  standIn = new StandInTrainer({
    replies,
    trainerId: async () => "trainer",
    async open(identity, hear) {
      await opening;
      const said: Talk["said"] = [];
      const left = vi.fn();
      const message = (_: ObjectSocket, data: string) =>
        void said.push({ at: Date.now(), frame: JSON.parse(data) });
      const socket = new ObjectSocket({ hear, closed: () => {} }, { message, left });
      const show = (event: object) => socket.send(JSON.stringify(event));
      talks.set(identity.ownerId, { identity, socket, said, left, show });
      return socket;
    },
  });
});

const talkOf = (traineeId: string) => talks.get(traineeId) as Talk;
const messageOf = (from: string, seq = 1) => ({ type: "message", message: { from, seq } });
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the stand-in", () => {
  it("types, answers after 2.5 s, and reads half a second later", async () => {
    await standIn.join("layan");
    talkOf("layan").show(messageOf("trainee", 4));
    await later(60_000 - 1);
    const { said, identity } = talkOf("layan");
    expect(identity).toMatchObject({ side: "trainer", accountId: "trainer", ownerId: "layan" });
    expect(said).toEqual([
      { at: 1_400, frame: { type: "typing" } },
      {
        at: 2_500,
        frame: expect.objectContaining({ type: "send", body: { kind: "text", text: "second" } }),
      },
      { at: 3_000, frame: { type: "read", through: 4 } },
    ]);
  });

  it("answers neither itself nor other events", async () => {
    await standIn.join("layan");
    const { show, socket, said } = talkOf("layan");
    show(messageOf("trainer"));
    show({ type: "typing" });
    socket.send("pong");
    await later(10_000);
    expect(said).toEqual([]);
  });

  it("joins a trainee once, and keeps its connection alive", async () => {
    await Promise.all([standIn.join("layan"), standIn.join("layan")]);
    const { socket } = talkOf("layan");
    await later(10 * 60_000);
    expect(Date.now() - socket.heardAt).toBeLessThan(150_000);
    expect(talks.size).toBe(1);
  });

  it("talks with two trainees separately", async () => {
    await Promise.all([standIn.join("layan"), standIn.join("adam")]);
    talkOf("layan").show(messageOf("trainee"));
    await later(2_000);
    standIn.leave("layan");
    talkOf("adam").show(messageOf("trainee"));
    await later(5_000);
    expect(talkOf("layan").said.map(({ frame }) => frame.type)).toEqual(["typing"]);
    expect(talkOf("adam").said.map(({ at }) => at)).toEqual([3_400, 4_500, 5_000]);
    expect([standIn.sitsWith("layan"), standIn.sitsWith("adam")]).toEqual([false, true]);
  });

  it("leaves every conversation when the trainer comes, and drops pending replies", async () => {
    await Promise.all([standIn.join("layan"), standIn.join("adam")]);
    talkOf("layan").show(messageOf("trainee"));
    standIn.leaveAll();
    await later(120_000);
    for (const { said, left, socket } of talks.values()) {
      expect(said).toEqual([]);
      expect(left).toHaveBeenCalledTimes(1);
      expect(socket.readyState).not.toBe(1);
    }
  });

  it("does not join if the trainer came while it was joining", async () => {
    const gate = Promise.withResolvers<void>();
    opening = gate.promise;
    const coming = standIn.join("layan");
    standIn.leaveAll();
    gate.resolve();
    await coming;
    expect(standIn.sitsWith("layan")).toBe(false);
    expect(talkOf("layan").socket.readyState).not.toBe(1);
  });

  it("joins again after it left", async () => {
    await standIn.join("layan");
    standIn.leave("layan");
    await standIn.join("layan");
    talkOf("layan").show(messageOf("trainee"));
    await later(3_000);
    expect(talkOf("layan").said).toHaveLength(3);
  });
});
