import { describe, expect, it } from "vitest";
import { photoPoses, progressPhotoSize } from "../../domain/check-ins/progress-photos.ts";
import { pictureType } from "../../domain/first-bytes.ts";
import { proofSize } from "../../domain/memberships/payment-proofs.ts";
import { isAlike, lookPattern } from "../../domain/memberships/proof-look.ts";
import { silhouette, silhouetteSize } from "../../scripts/seed/silhouettes/silhouettes.ts";
import { transferPicture } from "../../scripts/seed/transfer-picture.ts";

const genders = ["female", "male"] as const;
const all = genders.flatMap((gender) =>
  photoPoses.flatMap((pose) => [0, 1, 2].map((ago) => ({ gender, pose, ago }))),
);

describe("a silhouette", () => {
  it("is a small JPEG of its size, without metadata", () => {
    for (const bytes of all.map(silhouette)) {
      expect(pictureType(bytes)).toBe("image/jpeg");
      expect(bytes.length).toBeLessThan(16_000);
      expect(bytes.length).toBeLessThan(progressPhotoSize.bytes);
      const text = new TextDecoder("latin1").decode(bytes);
      expect(text).not.toContain("Exif");
      const { width, height } = silhouetteSize;
      const frame = `\xff\xc0\0\x0b\x08${String.fromCharCode(height >> 8, height & 255)}${String.fromCharCode(width >> 8, width & 255)}`;
      expect(text.includes(frame)).toBe(true);
      expect([...bytes.slice(-2)]).toEqual([0xff, 0xd9]);
    }
  });

  it("differs by person, pose and month", () => {
    const drawn = all.map((each) => silhouette(each).join());
    expect(new Set(drawn).size).toBe(all.length);
  });
});

describe("the picture of a transfer", () => {
  it("is a small JPEG, and looks unlike that of another amount", () => {
    const [one, other] = [transferPicture(9900), transferPicture(19_900)];
    for (const { content, look } of [one, other]) {
      expect(pictureType(content)).toBe("image/jpeg");
      expect(content.length).toBeLessThan(proofSize.bytes / 20);
      expect(look).toMatch(lookPattern);
    }
    expect(isAlike(one.look, one.look)).toBe(true);
    expect(isAlike(one.look, other.look)).toBe(false);
  });
});
