import { beforeEach, describe, expect, it } from "vitest";
import { demoFiles, demoVideos, type PersistedFile } from "../../../demo/server/files.ts";

const files = new Map<string, PersistedFile>();
const changed: string[] = [];
const shelf = { files, changed: (key: string) => void changed.push(key) };
const store = demoFiles(shelf);
const videos = demoVideos(shelf);

beforeEach(() => {
  files.clear();
  changed.length = 0;
});

const streamOf = (text: string) =>
  new Blob([text]).stream() as unknown as ReadableStream<Uint8Array>;
const textOf = (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && new Response(stream as unknown as BodyInit).text();
const put = (key: string, text: string, size = text.length) =>
  store.put(key, { size, contentType: "text/plain", notes: { by: "me" } }, streamOf(text));

describe("a file", () => {
  it("is found, opened and read in ranges", async () => {
    await put("a/1", "0123456789");
    const found = await store.find("a/1");
    expect(found).toMatchObject({ size: 10, contentType: "text/plain", notes: { by: "me" } });
    expect(found).not.toHaveProperty("content");
    expect(await textOf((await store.open("a/1"))?.content)).toBe("0123456789");
    expect(await textOf(await store.read("a/1", { offset: 3, length: 4 }))).toBe("3456");
    expect(await textOf(await store.read("a/1", { offset: 8, length: 40 }))).toBe("89");
  });

  it("of a wrong size is refused, and leaves nothing", async () => {
    await expect(put("a/1", "0123", 5)).rejects.toThrow("4 bytes came instead of 5");
    expect(await store.find("a/1")).toBeUndefined();
    expect(changed).toEqual([]);
  });

  it("written again has another tag, and the new content", async () => {
    await put("a/1", "old");
    const before = await store.find("a/1");
    await put("a/1", "newer");
    const after = await store.find("a/1");
    expect(after?.etag).not.toBe(before?.etag);
    expect(await textOf((await store.open("a/1"))?.content)).toBe("newer");
  });

  it("that exists stays, and its key takes no new one", async () => {
    const putNew = (text: string) =>
      store.putNew(
        "a/1",
        { size: text.length, contentType: "text/plain", notes: {} },
        streamOf(text),
      );
    expect(await putNew("first")).toBe(true);
    expect(await putNew("second")).toBe(false);
    expect(await textOf((await store.open("a/1"))?.content)).toBe("first");
  });

  it("that is missing is undefined", async () => {
    expect(await store.find("x")).toBeUndefined();
    expect(await store.open("x")).toBeUndefined();
    expect(await store.read("x", { offset: 0, length: 1 })).toBeUndefined();
  });

  it("is erased by its key or by a prefix, and no other", async () => {
    for (const key of ["a/1", "a/2", "ab/1", "b/1"]) await put(key, key);
    await store.erase(["b/1", "never"]);
    await store.eraseAll("a/");
    expect([...files.keys()]).toEqual(["ab/1"]);
    expect(changed).toEqual(["a/1", "a/2", "ab/1", "b/1", "b/1", "a/1", "a/2"]);
  });

  it("is listed by key, one page at a time", async () => {
    const keys = Array.from({ length: 1_001 }, (_, i) => `f/${String(i).padStart(4, "0")}`);
    for (const key of keys.toReversed()) await put(key, "x");
    const first = await store.list(undefined);
    expect(first.more).toBe(true);
    const rest = await store.list(first.found.at(-1)?.key);
    expect(rest).toEqual({
      found: [{ key: "f/1000", size: 1, etag: expect.any(String) }],
      more: false,
    });
    expect([...first.found, ...rest.found].map(({ key }) => key)).toEqual(keys);
  });
});

describe("a video in parts", () => {
  const begin = async () => ({ key: "v/1", uploadId: await videos.begin("v/1", "video/mp4") });
  const part = async (
    upload: { key: string; uploadId: string },
    partNumber: number,
    text: string,
  ) => ({
    partNumber,
    etag: await videos.putPart(upload, { partNumber, size: text.length }, streamOf(text)),
  });

  it("becomes one file in the order of the parts, once", async () => {
    const upload = await begin();
    const [second, first] = [await part(upload, 2, "world"), await part(upload, 1, "hello ")];
    expect(await videos.exists("v/1")).toBe(false);
    const whole = await videos.complete(upload, [first, second]);
    expect(whole).toMatchObject({ size: 11 });
    expect(await textOf(await videos.read("v/1"))).toBe("hello world");
    expect(await textOf(await videos.read("v/1", { offset: 6, length: 5 }))).toBe("world");
    // A repeated call after a lost answer.
    expect(await videos.complete(upload, [first, second])).toMatchObject({ etag: whole?.etag });
  });

  it("is not completed by the tag of a replaced part", async () => {
    const upload = await begin();
    const old = await part(upload, 1, "old");
    await part(upload, 1, "new");
    expect(await videos.complete(upload, [old])).toBeUndefined();
    expect(await videos.exists("v/1")).toBe(false);
  });

  it("accepts no part of a wrong size, and none after its abort", async () => {
    const upload = await begin();
    const short = videos.putPart(upload, { partNumber: 1, size: 9 }, streamOf("short"));
    await expect(short).rejects.toThrow("5 bytes");
    await videos.abort(upload);
    await videos.abort(upload);
    await expect(part(upload, 1, "late")).rejects.toThrow("given up");
  });
});
