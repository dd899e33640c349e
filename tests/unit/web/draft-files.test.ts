import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { persistWrite } from "../../../web/lib/waiting/persisted-writes.ts";
import { draftFiles, forgetDraftFiles } from "../../../web/lib/waiting/unsent-files.ts";

it("keeps the recordings of waiting answers over a sign-out, and nothing else", async () => {
  for (const id of ["waiting-voice", "waiting-photo", "draft-voice"])
    await draftFiles.keep(id, new Blob([id]));
  const files = [{ id: "waiting-voice", isNeeded: true }, { id: "waiting-photo" }];
  const variables = { id: "write", files };
  await persistWrite("layan", { key: ["check-ins"], variables });
  await forgetDraftFiles("layan");
  expect(await draftFiles.read("waiting-voice")).toBeInstanceOf(Blob);
  expect(await draftFiles.read("waiting-photo")).toBeUndefined();
  expect(await draftFiles.read("draft-voice")).toBeUndefined();
  await forgetDraftFiles("adam");
  expect(await draftFiles.read("waiting-voice")).toBeUndefined();
});
