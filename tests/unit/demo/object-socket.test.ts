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

it("answers a ping without the object, as a sign of life", () => {
  vi.setSystemTime(7_000);
  socket.receive("ping");
  expect(far.hear.mock.calls).toEqual([["pong"]]);
  expect(owner.message).not.toHaveBeenCalled();
  expect(socket.heardAt).toBe(7_000);
});

it("hands everything else to the object", () => {
  socket.receive("hello");
  expect(owner.message.mock.calls).toEqual([[socket, "hello"]]);
});

it("tells the other end with which code the object closed it, once", async () => {
  socket.close(closeCodes.gone, "the conversation is no more");
  socket.close(closeCodes.ended, "again");
  expect(far.closed.mock.calls).toEqual([[closeCodes.gone]]);
  expect(owner.left).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(owner.left.mock.calls).toEqual([[socket]]));
});

it("says nothing to who hung up, and hears nothing of them", async () => {
  socket.hangUp();
  socket.send("hello");
  socket.receive("hello");
  socket.close(1000, "done");
  expect(socket.readyState).not.toBe(1);
  expect([far.hear, far.closed, owner.message].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await vi.waitFor(() => expect(owner.left).toHaveBeenCalledTimes(1));
});

it("keeps a copy of what is noted on it", () => {
  const noted = { refusals: 1 };
  socket.serializeAttachment(noted);
  noted.refusals = 2;
  expect(socket.deserializeAttachment()).toEqual({ refusals: 1 });
});
