import { describe, expect, it } from "vitest";
import type { PhotoPose } from "../../../../../domain/check-ins/progress-photos.ts";
import type { Question } from "../../../../../domain/check-ins/questions.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import {
  requestOfPhotos,
  withRequest,
} from "../../../../../web/admin/check-ins/review/photos/request.ts";
import { holdsPhotos, shotsOf } from "../../../../../web/admin/check-ins/review/photos/shots.ts";

const asked = (poses: readonly PhotoPose[]): Question => ({
  id: "photos",
  kind: "photos",
  text: "صور الشهر",
  englishText: null,
  required: false,
  audience: "all",
  flag: null,
  poses,
});
const photo = (id: string, date = "2026-11-01") => ({ id, date, weight: 70 });

interface Given {
  poses?: readonly PhotoPose[];
  gender?: "female" | "male" | null;
  value?: object | null;
  photos?: CheckInReview["photos"];
}
function reviewOf({ poses, gender = "female", value = null, photos = [] }: Given) {
  const answers = poses ? [{ question: asked(poses), value }] : [];
  return {
    checkIn: { answers } as unknown as CheckInReview["checkIn"],
    person: { gender },
    photos,
  };
}

describe("a request for photos", () => {
  it.each([
    [["front", "side"], "female", /^أعيدي التصوير من الأمام والجانب من فضلك/],
    [["front", "side", "back"], "male", /^أعد التصوير من الأمام والجانب والخلف من فضلك/],
    [["back"], null, /^أحتاج إلى صور جديدة من الخلف/],
  ] as const)("of %o names the poses to the person (%s)", (poses, gender, text) => {
    expect(requestOfPhotos(reviewOf({ poses, gender }))).toMatch(text);
  });

  it("is none for a form that asks for no photos, or after the person took theirs back", () => {
    expect(requestOfPhotos(reviewOf({}))).toBeUndefined();
    const taken = { poses: ["front"], value: { front: "a" } } as const;
    expect(requestOfPhotos(reviewOf(taken))).toBeUndefined();
    const photos = [{ pose: "front", now: photo("a"), last: null, first: null }] as const;
    expect(requestOfPhotos(reviewOf({ ...taken, photos: [...photos] }))).toBeDefined();
  });

  it("comes once, at the end of the reply", () => {
    expect(withRequest("", "صوّري")).toBe("صوّري");
    const text = withRequest("أسبوع جيد ", "صوّري");
    expect(text).toBe("أسبوع جيد\nصوّري");
    expect(withRequest(`${text} غداً`, "صوّري")).toBe(`${text} غداً`);
  });
});

describe("the photos of a pose", () => {
  const now = photo("now");
  it("are now, last and first, each once", () => {
    const which = (last: string | null, first: string | null) =>
      shotsOf({
        pose: "front",
        now,
        last: last === null ? null : photo(last),
        first: first === null ? null : photo(first),
      }).map(({ which: each }) => each);
    expect(which(null, null)).toEqual(["now"]);
    expect(which("b", "b")).toEqual(["now", "last"]);
    expect(which("b", "a")).toEqual(["now", "last", "first"]);
  });

  it("belong to a check-in that was sent with some, also after they are gone", () => {
    expect(holdsPhotos(reviewOf({ poses: ["front"] }))).toBe(false);
    expect(holdsPhotos(reviewOf({ poses: ["front"], value: { front: "a" } }))).toBe(true);
  });
});
