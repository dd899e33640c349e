import { beforeEach, describe, expect, it } from "vitest";
import { starterTexts } from "../../../../web/admin/chat/replies/starter-texts.ts";
import { offer } from "../../../../web/admin/chat/replies/starters-offer.ts";
import { onDevice } from "../../../support/local-storage.ts";
import { signInAs } from "../../../support/signed-in.ts";

const all = starterTexts().map((_, place) => place);

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

describe("the starter replies", () => {
  it("are all offered with an empty list, and none with a list begun earlier", () => {
    expect(offer.left(true)).toEqual(all);
    expect(offer.left(false)).toEqual([]);
  });

  it("stay offered while the first is being saved, and afterwards", () => {
    offer.begin();
    expect(offer.left(false)).toEqual(all);
    offer.take([0]);
    expect(offer.left(false)).toEqual(all.slice(1));
  });

  it("are no longer offered once saved or dismissed, even with an empty list", () => {
    offer.take([1]);
    expect(offer.left(true)).not.toContain(1);
    offer.take(all);
    expect(offer.left(true)).toEqual([]);
    expect(offer.left(false)).toEqual([]);
  });
});
