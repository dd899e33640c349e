import { expect, it } from "vitest";
import { filesOf } from "../../../../web/trainee/check-ins/check-in-write.ts";

it("the files of a write are those that it names", () => {
  const files = [{ id: "a", url: "/api/trainee/answer-recordings/a", isNeeded: true }];
  expect(filesOf({ files })).toEqual(files);
  expect(filesOf({})).toEqual([]);
});

it("a write that waited over an update still uploads its photos", () => {
  const photos = [
    { id: "a", pose: "front", date: "2026-01-04", instead: "sent" },
    { id: "b", pose: "side", date: "2026-01-04" },
  ] as const;
  expect(filesOf({ photos })).toEqual([
    { id: "a", instead: "sent", url: "/api/trainee/progress-photos/a?pose=front&date=2026-01-04" },
    { id: "b", url: "/api/trainee/progress-photos/b?pose=side&date=2026-01-04" },
  ]);
});
