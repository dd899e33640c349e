import { exports } from "cloudflare:workers";
import type { Message, MessagesPage } from "../../domain/contract/conversations/conversation.ts";
import type { AttachmentKind } from "../../domain/conversations/conversation.ts";
import { newId } from "../../domain/id.ts";
import * as picture from "./pictures.ts";
import { call, origin, type SignedInTrainee } from "./worker.ts";

/** One side's token and path of a conversation: the trainee's own, or the trainer's with a trainee. */
export interface ChatAccess {
  token: string;
  path: string;
}

export const ownChat = ({ token }: SignedInTrainee): ChatAccess => ({
  token,
  path: "/api/trainee/conversation",
});
export const chatWith = ({ token }: SignedInTrainee, traineeId: string): ChatAccess => ({
  token,
  path: `/api/admin/conversations/${traineeId}`,
});

export const postTo = ({ token, path }: ChatAccess, rest: string, body: unknown) =>
  call(`${path}${rest}`, { token, body });

export async function sendText(
  side: ChatAccess,
  text: string,
  clientId = newId(),
): Promise<Message> {
  const response = await postTo(side, "/messages", { clientId, body: { kind: "text", text } });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export async function readPage({ token, path }: ChatAccess, query = ""): Promise<MessagesPage> {
  const response = await call(`${path}${query}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export function putFile(
  { token, path }: ChatAccess,
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

/** The first bytes of a kind of file with other bytes after them, or with zeros after a whole picture. */
export function bytesOf(head: string, size = 1000): Uint8Array {
  const isWhole = wholePictures.has(head);
  const bytes = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    bytes[i] = i < head.length ? head.charCodeAt(i) : isWhole ? 0 : i % 251;
  }
  return bytes;
}

const pictures = {
  jpeg: picture.jpeg(),
  png: picture.png(),
  gif: picture.gif(),
  webp: picture.webp(),
  avif: picture.avif(),
};
const wholePictures = new Set<string>(Object.values(pictures));

export const heads = {
  ...pictures,
  webm: "\x1a\x45\xdf\xa3",
  ogg: "OggS\x00",
  m4a: "\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00isom",
  wav: "RIFF\x00\x00\x00\x00WAVE",
  pdf: "%PDF-1.7",
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>',
  html: "<!doctype html><script>alert(1)</script>",
};
