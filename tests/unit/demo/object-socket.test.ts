import { beforeEach, expect, it, vi } from "vitest";
import { ObjectSocket } from "../../../demo/server/object-socket.ts";
import { closeCodes } from "../../../domain/conversations/live.ts";

const far = { hear: vi.fn(), closed: vi.fn() };
const owner = { message: vi.fn(), left: vi.fn() };
let socket: ObjectSocket;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  for (const mock of [...Object.values(far), ...Object.values(owner)]) mock.mockReset();
  socket = new ObjectSocket(far, owner);
});

it("a ping is answered without the object, as a sign of life", () => {
  vi.setSystemTime(7_000);
  socket.receive("ping");
  expect(far.hear.mock.calls).toEqual([["pong"]]);
  expect(owner.message).not.toHaveBeenCalled();
  expect(socket.heardAt).toBe(7_000);
});

it("every other message reaches the object", () => {
  socket.receive("hello");
  expect(owner.message.mock.calls).toEqual([[socket, "hello"]]);
});

it("the other end learns the object's close code, once", async () => {
  socket.close(closeCodes.gone, "the conversation is no more");
  socket.close(closeCodes.ended, "again");
  expect(far.closed.mock.calls).toEqual([[closeCodes.gone]]);
  expect(owner.left).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(owner.left.mock.calls).toEqual([[socket]]));
});

it("a closed socket sends and receives nothing", async () => {
  socket.hangUp();
  socket.send("hello");
  socket.receive("hello");
  socket.close(1000, "done");
  expect(socket.readyState).not.toBe(1);
  expect([far.hear, far.closed, owner.message].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await vi.waitFor(() => expect(owner.left).toHaveBeenCalledTimes(1));
});

it("an attachment is stored as a copy", () => {
  const noted = { refusals: 1 };
  socket.serializeAttachment(noted);
  noted.refusals = 2;
  expect(socket.deserializeAttachment()).toEqual({ refusals: 1 });
});
