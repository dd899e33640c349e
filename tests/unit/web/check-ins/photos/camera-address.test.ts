import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photoPoses } from "../../../../../domain/check-ins/progress-photos.ts";
import { paths } from "../../../../../domain/paths.ts";
import { cameraAddress, placeOf } from "../../../../../web/trainee/check-ins/camera/address.ts";

const read = (address: string) => placeOf(new URL(address, "https://miran.test").searchParams);

describe("the address of the camera", () => {
  it("leads back to the place that it was made for", () => {
    const anyPlace = fc.record({
      key: fc.string(),
      questionId: fc.string(),
      pose: fc.constantFrom(...photoPoses),
    });
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(read(cameraAddress(place))).toEqual(place);
      }),
    );
  });

  it("means the first pose if it names none that is known", () => {
    expect(read(`${paths.trainee.camera}?of=a&question=b&pose=above`)).toEqual({
      key: "a",
      questionId: "b",
      pose: "front",
    });
    expect(read(paths.trainee.camera)).toEqual({ key: "", questionId: "", pose: "front" });
  });
});
