import { exports } from "cloudflare:workers";
import type { Message, MessagesPage } from "../../domain/contract/conversations/conversation.ts";
import type { AttachmentKind } from "../../domain/conversations/conversation.ts";
import { newId } from "../../domain/id.ts";
import { call, origin, type SignedInTrainee } from "./worker.ts";

/** One person's way to a conversation: the trainee's own, or the trainer's with a trainee. */
export interface ChatWay {
  token: string;
  path: string;
}

export const ownChat = ({ token }: SignedInTrainee): ChatWay => ({
  token,
  path: "/api/trainee/conversation",
});
export const chatWith = ({ token }: SignedInTrainee, traineeId: string): ChatWay => ({
  token,
  path: `/api/admin/conversations/${traineeId}`,
});

export const postTo = ({ token, path }: ChatWay, rest: string, body: unknown) =>
  call(`${path}${rest}`, { token, body });

export async function sendText(way: ChatWay, text: string, clientId = newId()): Promise<Message> {
  const response = await postTo(way, "/messages", { clientId, body: { kind: "text", text } });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export async function readPage({ token, path }: ChatWay, query = ""): Promise<MessagesPage> {
  const response = await call(`${path}${query}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export function putFile(
  { token, path }: ChatWay,
  kind: AttachmentKind,
  bytes: Uint8Array,
  { fileId = newId(), length = bytes.byteLength } = {},
): Promise<Response> {
  return exports.default.fetch(
    new Request(new URL(`${path}/files/${fileId}?kind=${kind}`, origin), {
      method: "PUT",
      headers: {
        "sec-fetch-site": "same-origin",
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "content-length": String(length),
      },
      body: bytes,
    }),
  );
}

/** The first bytes of a kind of file, and something behind them. */
export function bytesOf(head: string, size = 1000): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = 0; i < size; i++) bytes[i] = i < head.length ? head.charCodeAt(i) : i % 251;
  return bytes;
}

export const heads = {
  jpeg: "\xff\xd8\xff\xe0\x00\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xda\0\x08\x01\x01\0\0\x3f\0",
  png: `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${"\0".repeat(17)}\0\0\x7f\x00IDAT`,
  // Its frame's first block stands where those behind it lead past the end.
  gif: `GIF89a\x01\0\x01\0\x82\0\0${"\0".repeat(24)}\x2c\0\0\0\0\x01\0\x01\0\0\x02`,
  webp: "RIFF\xff\x7f\0\0WEBPVP8 \xf0\x7f\0\0",
  avif: "\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00avifmiaf\0\0\x7f\0mdat",
  webm: "\x1a\x45\xdf\xa3",
  ogg: "OggS\x00",
  m4a: "\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00isom",
  wav: "RIFF\x00\x00\x00\x00WAVE",
  pdf: "%PDF-1.7",
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>',
  html: "<!doctype html><script>alert(1)</script>",
};
