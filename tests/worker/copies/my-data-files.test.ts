import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { photoKey } from "../../../worker/data/people/photo.ts";
import { makeProduct } from "../../support/access.ts";
import {
  bytesOf,
  heads,
  ownChat,
  postTo,
  putFile,
  sendText,
} from "../../support/conversation-routes.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makePlatform, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
});

async function sendFile(kind: "image" | "file" | "voice", bytes: Uint8Array, name = "تقرير.pdf") {
  const chat = ownChat(trainee);
  const { fileId } = await (await putFile(chat, kind, bytes)).json<{ fileId: string }>();
  const bodies = {
    image: { kind, fileId, width: 10, height: 10, caption: null },
    file: { kind, fileId, name, bytes: bytes.byteLength },
    voice: { kind, fileId, seconds: 3, waveform: [1, 2] },
  };
  const response = await postTo(chat, "/messages", { clientId: newId(), body: bodies[kind] });
  if (response.status !== 200) throw new Error(await response.text());
  return fileId;
}

async function givePhoto(bytes: Uint8Array): Promise<void> {
  const key = photoKey(trainee.id, newId());
  await env.VIDEOS.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
  await env.DB.prepare("update trainee_profiles set photo_key = ?1 where id = ?2")
    .bind(key, trainee.id)
    .run();
}

describe("a trainee's archive with files", () => {
  it("has the messages, the photo and every file, byte by byte", async () => {
    const [photo, picture, voice, report] = [
      bytesOf(heads.webp),
      bytesOf(heads.webp, 2000),
      bytesOf(heads.webm),
      bytesOf(heads.pdf, 300_000),
    ];
    await givePhoto(photo);
    await sendText(ownChat(trainee), "مرحباً");
    await sendFile("image", picture);
    await sendFile("voice", voice);
    await sendFile("file", report, "../تقرير: 1.pdf");

    const { files, json, text } = await downloadMyData(trainee);

    expect(files.get("pictures/photo.webp")).toEqual(photo);
    expect(files.get("conversation/00002-image.webp")).toEqual(picture);
    expect(files.get("conversation/00003-voice.webm")).toEqual(voice);
    expect(files.get("conversation/00004-_تقرير_ 1.pdf")).toEqual(report);
    expect(json.profile.photo).toBe("pictures/photo.webp");
    expect(
      json.messages.map(({ number, kind, text: said, file }) => [number, kind, said, file]),
    ).toEqual([
      [1, "text", "مرحباً", null],
      [2, "image", null, "conversation/00002-image.webp"],
      [3, "voice", null, "conversation/00003-voice.webm"],
      [4, "file", null, "conversation/00004-_تقرير_ 1.pdf"],
    ]);
    expect(text("messages.csv")).toContain("1,أنت,نص,مرحباً,");
  });

  it("names missing files, and continues", async () => {
    await givePhoto(bytesOf(heads.webp));
    const fileId = await sendFile("image", bytesOf(heads.webp));
    await env.VIDEOS.delete(`trainees/${trainee.id}/conversation/${fileId}`);
    await sendText(ownChat(trainee), "بعدها");

    const { json, files, text } = await downloadMyData(trainee);

    expect(json.missingFiles).toEqual(["conversation/00001-image"]);
    expect(json.messages.map(({ file }) => file)).toEqual([null, null]);
    expect(text("README.txt")).toContain("conversation/00001-image");
    expect(files.has("pictures/photo.webp")).toBe(true);
  });

  it("reads each file from the store once", async () => {
    await givePhoto(bytesOf(heads.webp));
    await sendFile("image", bytesOf(heads.webp));
    await sendFile("file", bytesOf(heads.pdf));
    const { files } = makePlatform();
    const asked: string[] = [];
    const counted = new Proxy(files, {
      get: (target, name: keyof typeof files) => {
        asked.push(name);
        return target[name];
      },
    });
    const { files: inArchive } = await downloadMyData(trainee, {
      send: makeProduct({ files: counted }).call,
    });
    expect(asked).toEqual(["open", "open", "open"]);
    expect(inArchive.has("conversation/00002-تقرير.pdf")).toBe(true);
  });

  it("fails when a file fails, instead of being partial", async () => {
    await givePhoto(bytesOf(heads.webp));
    const { files } = makePlatform();
    const open = async (key: string) => {
      const found = await files.open(key);
      const content = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.error(new Error("the store is away"));
        },
      });
      return found && { ...found, content };
    };
    const product = makeProduct({ files: { ...files, open } });
    await expect(downloadMyData(trainee, { send: product.call })).rejects.toThrow(
      "the store is away",
    );
  });
});
