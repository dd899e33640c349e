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

describe("the replies to begin with", () => {
  it("are all offered where nothing is kept, and none where something always was", () => {
    expect(offer.left(true)).toEqual(all);
    expect(offer.left(false)).toEqual([]);
  });

  it("stay offered while the first is on its way, and after it was kept", () => {
    offer.begin();
    expect(offer.left(false)).toEqual(all);
    offer.take([0]);
    expect(offer.left(false)).toEqual(all.slice(1));
  });

  it("are offered no more once they were kept or dismissed, though nothing is kept", () => {
    offer.take([1]);
    expect(offer.left(true)).not.toContain(1);
    offer.take(all);
    expect(offer.left(true)).toEqual([]);
    expect(offer.left(false)).toEqual([]);
  });
});
