import { beforeEach, describe, expect, it } from "vitest";
import { personalText } from "../../../../domain/conversations/personal-text.ts";
import { ramadanTexts, starterTexts } from "../../../../web/admin/chat/replies/starter-texts.ts";
import { firstOffer, ramadanOffer } from "../../../../web/admin/chat/replies/starters-offer.ts";
import { onDevice } from "../../../support/local-storage.ts";
import { signInAs } from "../../../support/signed-in.ts";

const all = starterTexts().map((_, place) => place);

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

describe("the starter replies", () => {
  it("are all offered with an empty list, and none with a list begun earlier", () => {
    expect(firstOffer.left(true)).toEqual(all);
    expect(firstOffer.left(false)).toEqual([]);
  });

  it("stay offered while the first is being saved, and afterwards", () => {
    firstOffer.begin();
    expect(firstOffer.left(false)).toEqual(all);
    firstOffer.take([0]);
    expect(firstOffer.left(false)).toEqual(all.slice(1));
  });

  it("are no longer offered once saved or dismissed, even with an empty list", () => {
    firstOffer.take([1]);
    expect(firstOffer.left(true)).not.toContain(1);
    firstOffer.take(all);
    expect(firstOffer.left(true)).toEqual([]);
    expect(firstOffer.left(false)).toEqual([]);
  });
});

describe("the texts of Ramadan", () => {
  const places = ramadanTexts().map((_, place) => place);

  it("are offered to a trainer with replies too, apart from the other starters", () => {
    expect(ramadanOffer(1448).left(false)).toEqual(places);
    firstOffer.take(all);
    expect(ramadanOffer(1448).left(true)).toEqual(places);
  });

  it("are offered until they are saved or dismissed, and again in the next year", () => {
    ramadanOffer(1448).begin();
    ramadanOffer(1448).take([0, 2]);
    expect(ramadanOffer(1448).left(false)).toEqual([1, 3, 4, 5]);
    ramadanOffer(1448).take(places);
    expect(ramadanOffer(1448).left(true)).toEqual([]);
    expect(ramadanOffer(1449).left(false)).toEqual(places);
  });

  it("address a woman and a man by name, and presume of neither that they fast", () => {
    for (const text of ramadanTexts()) {
      const [his, hers] = (["male", "female"] as const).map((gender) =>
        personalText(text, { name: "نور حداد", gender }),
      );
      for (const said of [his, hers]) {
        expect(said).toContain("نور");
        expect(said).not.toMatch(/[{}|]|صائم|صيامك|صومك|إفطارك/);
      }
    }
  });
});
