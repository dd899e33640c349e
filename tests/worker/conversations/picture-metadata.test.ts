import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { attachmentKey } from "../../../worker/data/conversations/attachments.ts";
import { problemOf } from "../../support/access.ts";
import { ownChat, putFile } from "../../support/conversation-routes.ts";
import {
  box,
  canvasOfWebp,
  chunk,
  frameOfJpeg,
  headOfPng,
  lossy,
  number,
  propertiesOfAvif,
  riff,
  scan,
  segment,
  webpOf,
} from "../../support/pictures.ts";
import { makeTrainee } from "../../support/worker.ts";

const secret = "GPS 31.7683 N 35.2137 E Canon";
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
/** Exif's directory: orientation, maker and other entries. */
function tiff(orientation: number): string {
  const entry = (tag: number, type: number, count: number, value: string) =>
    number(tag, 2) + number(type, 2) + number(count, 4) + value;
  const maker = entry(0x010f, 2, secret.length, number(38, 4));
  const held = entry(0x0112, 3, 1, `${number(orientation, 2)}\0\0`);
  return `MM\0*${number(8, 4)}${number(2, 2)}${maker}${held}${number(0, 4)}${secret}`;
}

const jpeg = (orientation: number) =>
  `\xff\xd8${segment("\xe0", "JFIF\0\x01\x01\0\0\x01\0\x01\0\0")}${segment("\xe1", `Exif\0\0${tiff(orientation)}`)}${segment("\xe1", `http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)}${segment("\xe2", "ICC_PROFILE\0\x01\x01colours")}${segment("\xed", `Photoshop 3.0\0${secret}`)}${segment("\xfe", secret)}${frameOfJpeg()}${scan}\xff\xd9${secret}`;

const png = (orientation: number) =>
  `\x89PNG\r\n\x1a\n${headOfPng()}${chunk("tEXt", `Author\0${secret}`)}${chunk("iTXt", `XML:com.adobe.xmp\0${secret}`)}${chunk("eXIf", tiff(orientation))}${chunk("IDAT", "pixels")}${chunk("IEND", "")}${secret}`;

function webp(orientation: number): string {
  const told = `${riff("EXIF", tiff(orientation))}${riff("XMP ", `<x>${secret}</x>`)}`;
  return `${webpOf(`${canvasOfWebp({}, "\x0c")}${lossy()}${told}`)}${secret}`;
}

const blocks = (content: string) => `${number(content.length, 1)}${content}\0`;
const xmpTrailer = `\x01${Array.from({ length: 256 }, (_, at) => String.fromCharCode(255 - at)).join("")}\0`;
const gif = () =>
  `GIF89a\x01\0\x01\0\x80\0\0${"\0".repeat(6)}!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0!\xfe${blocks(secret)}!\xff\x0bXMP DataXMP<x>${secret}</x>${xmpTrailer}!\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02${blocks("pixels")};${secret}`;

/** A picture in `mdat`, with its Exif there and its XMP in `idat`. */
function avif(): string {
  const kind = box("ftyp", "avif\0\0\0\0mif1avif");
  const item = (id: number, type: string) => box("infe", `\x02\0\0\0${number(id, 2)}\0\0${type}\0`);
  const items = `${number(0, 4)}${number(3, 2)}${item(1, "av01")}${item(2, "Exif")}${item(3, "mime")}`;
  const exif = `\0\0\0\0${tiff(6)}`;
  const xmp = `<x>${secret}</x>`;
  const meta = (start: number) => {
    const place = (id: number, method: number, at: number, length: number) =>
      `${number(id, 2)}${number(method, 2)}\0\0${number(1, 2)}${number(at, 4)}${number(length, 4)}`;
    const places = `\x01\0\0\0\x44\0${number(3, 2)}${place(1, 0, start, 6)}${place(2, 0, start + 6, exif.length)}${place(3, 1, 0, xmp.length)}`;
    return box(
      "meta",
      `\0\0\0\0${box("iinf", items)}${box("iloc", places)}${box("idat", xmp)}${propertiesOfAvif()}`,
    );
  };
  const start = kind.length + meta(0).length + 8;
  return `${kind}${meta(start)}${box("mdat", `pixels${exif}`)}${box("uuid", secret)}`;
}

async function storedOf(kind: "image" | "file", content: string) {
  const trainee = await makeTrainee();
  const fileId = newId();
  const answer = await putFile(ownChat(trainee), kind, latin(content), { fileId });
  const object = await env.VIDEOS.get(attachmentKey(trainee.id, fileId));
  const bytes = object && new Uint8Array(await object.arrayBuffer());
  const text = bytes && Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return { answer, text };
}

describe("a picture's stored bytes", () => {
  it.each([
    ["JPEG", jpeg(6), ["ICC_PROFILE", "JFIF", scan]],
    ["PNG", png(6), ["IHDR", "pixels", "IEND"]],
    ["WebP", webp(6), ["VP8X", "pixels"]],
    ["AVIF", avif(), ["pixels", "av01", "iloc"]],
    ["GIF", gif(), ["NETSCAPE2.0", "pixels", "!\xf9\x04"]],
  ])("have no place and no camera of the picture: %s", async (_, content, parts) => {
    const { answer, text } = await storedOf("image", content);
    expect(answer.status).toBe(200);
    expect(text).toHaveLength(content.length);
    for (const told of ["GPS", "31.7683", "Canon", "<x>"]) expect(text).not.toContain(told);
    for (const part of parts) expect(text).toContain(part);
  });

  it.each([
    ["JPEG", jpeg],
    ["PNG", png],
    ["WebP", webp],
  ])("still have the orientation, if needed: %s", async (_, picture) => {
    const orientation = `${number(1, 2)}${number(0x0112, 2)}${number(3, 2)}${number(1, 4)}`;
    expect((await storedOf("image", picture(6))).text).toContain(`${orientation}\0\x06`);
    expect((await storedOf("image", picture(1))).text).not.toContain("MM\0*");
  });

  it("are refused for a malformed picture", async () => {
    for (const content of [
      `\xff\xd8\xff\xe0\0\x04JF${secret}`,
      `GIF89a${"\0".repeat(7)}${secret}`,
    ]) {
      const { answer, text } = await storedOf("image", content);
      expect((await problemOf(answer)).fields).toEqual({ file: { code: "broken_picture" } });
      expect(text).toBeNull();
    }
  });

  it("are unchanged when sent as a file", async () => {
    expect((await storedOf("file", jpeg(6))).text).toBe(jpeg(6));
  });
});
