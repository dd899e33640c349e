import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isMp4Head,
  maxVideoBytes,
  maxVideoParts,
  videoFrameSites,
  videoPartBytes,
  videoPartCount,
  videoPartSize,
  videoSourceOf,
} from "../../../../domain/libraries/video.ts";

const youtube = (query = "") => ({
  kind: "frame",
  host: "youtube",
  url: `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0${query}`,
});
const vimeo = (rest: string) => ({
  kind: "frame",
  host: "vimeo",
  url: `https://player.vimeo.com/video/${rest}`,
});

describe("a video's address", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube()],
    ["https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=1m30s", youtube("&start=90")],
    ["http://youtube.com/watch?v=dQw4w9WgXcQ&t=45", youtube("&start=45")],
    ["youtu.be/dQw4w9WgXcQ?si=abc", youtube()],
    ["  https://youtu.be/dQw4w9WgXcQ?t=1h2m3s ", youtube("&start=3723")],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube()],
    ["https://www.youtube.com/live/dQw4w9WgXcQ", youtube()],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1", youtube()],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube()],
    ["https://vimeo.com/76979871", vimeo("76979871?dnt=1")],
    ["https://vimeo.com/76979871/1a2b3c4d5e", vimeo("76979871?h=1a2b3c4d5e&dnt=1")],
    ["https://player.vimeo.com/video/76979871?h=1a2b3c4d5e", vimeo("76979871?h=1a2b3c4d5e&dnt=1")],
    ["https://vimeo.com/channels/staffpicks/76979871", vimeo("76979871?dnt=1")],
    [
      "https://cdn.example.com/a%20b/squat.MP4?v=2",
      { kind: "file", url: "https://cdn.example.com/a%20b/squat.MP4?v=2" },
    ],
  ])("%s", (address, source) => {
    expect(videoSourceOf(address)).toEqual(source);
  });

  it.each([
    "",
    "squat",
    "http://cdn.example.com/squat.mp4",
    "https://cdn.example.com/squat.webm",
    "https://cdn.example.com/watch?file=squat.mp4",
    "https://user:pass@cdn.example.com/squat.mp4",
    "https://cdn.example.com:8443/squat.mp4",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "javascript:alert(1)//squat.mp4",
    "data:video/mp4;base64,AAAA",
    "file:///etc/squat.mp4",
  ])("refuses %s", (address) => {
    expect(videoSourceOf(address)).toBeUndefined();
  });

  it("frames only players of the content policy", () => {
    const site = fc.constantFrom(
      "youtube.com",
      "youtu.be",
      "vimeo.com",
      "player.vimeo.com",
      "x.com",
    );
    const path = fc.oneof(
      fc.webPath(),
      fc.constantFrom("/76979871", "/dQw4w9WgXcQ", "/embed/dQw4w9WgXcQ"),
    );
    fc.assert(
      fc.property(site, path, fc.webQueryParameters(), (host, rest, query) => {
        const address = `https://${host}${rest}?${query}`;
        const source = videoSourceOf(address);
        if (source?.kind !== "frame") return;
        expect(videoFrameSites).toContain(new URL(source.url).origin);
      }),
    );
  });

  it("plays the address that it made", () => {
    const address = fc.constantFrom(
      "https://youtu.be/dQw4w9WgXcQ",
      "https://vimeo.com/76979871/1a2b3c4d5e",
    );
    fc.assert(
      fc.property(address, (text) => {
        const url = videoSourceOf(text)?.url ?? "";
        expect(videoSourceOf(url)?.url).toBe(url);
      }),
    );
  });
});

describe("the parts of an upload", () => {
  it("are 10 MiB each except the last, and add up to the file", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxVideoBytes }), (size) => {
        const count = videoPartCount(size);
        const sizes = Array.from({ length: count }, (_, index) => videoPartSize(size, index + 1));
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(size);
        expect(sizes.slice(0, -1).every((each) => each === videoPartBytes)).toBe(true);
        expect(count).toBeLessThanOrEqual(maxVideoParts);
        expect(videoPartSize(size, count + 1)).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  it.each([0, -1, 1.5, Number.NaN])("has no part %s", (partNumber) => {
    expect(videoPartSize(100, partNumber)).toBe(0);
  });
});

describe("the beginning of a file", () => {
  const head = (brand: string, { length = 32, box = "ftyp" } = {}) => {
    const bytes = new Uint8Array(16);
    new DataView(bytes.buffer).setUint32(0, length);
    bytes.set(new TextEncoder().encode(box + brand), 4);
    return bytes;
  };

  it.each(["isom", "mp42", "avc1", "iso5", "M4V "])("is an mp4 of brand %s", (brand) => {
    expect(isMp4Head(head(brand))).toBe(true);
  });

  it.each([
    ["a QuickTime film", head("qt  ")],
    ["a photo", head("heic")],
    ["another box", head("isom", { box: "moov" })],
    ["a box too small", head("isom", { length: 8 })],
    ["a box too large", head("isom", { length: 1 << 30 })],
    ["too few bytes", head("isom").subarray(0, 11)],
    ["a page", new TextEncoder().encode("<!doctype html><p>")],
  ])("is not an mp4: %s", (_, bytes) => {
    expect(isMp4Head(bytes)).toBe(false);
  });
});
