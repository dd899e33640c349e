import { parseUrl } from "../web-address.ts";

/** The player of an exercise's video. */
export type VideoSource =
  /** A framed player of another site. */
  | { kind: "frame"; host: "youtube" | "vimeo"; url: string }
  /** A file for the browser's player. */
  | { kind: "file"; url: string };

/** Sites of framed players, for the content policy. */
export const videoFrameSites = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

/**
 * The player of a video's address: YouTube (watch, youtu.be, shorts, embed, live) and Vimeo by their
 * cookie-free players, an https address of an mp4 file by the browser.
 * @returns undefined for any other address
 */
export function videoSourceOf(address: string): VideoSource | undefined {
  const url = parseAddress(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  if (host === "youtu.be" || host === "youtube.com" || host === "youtube-nocookie.com") {
    return youtubePlayer(url, host);
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeoPlayer(url);
  const isFile = url.protocol === "https:" && /\.mp4$/i.test(url.pathname);
  return isFile ? { kind: "file", url: url.href } : undefined;
}

/** Parses an address with or without scheme; one with credentials or a port is refused. */
function parseAddress(address: string): URL | undefined {
  const text = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = parseUrl(whole);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.username || url.password || url.port ? undefined : url;
}

function youtubePlayer(url: URL, host: string): VideoSource | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const inPath = ["embed", "shorts", "live", "v"].includes(first) ? second : undefined;
  const id = host === "youtu.be" ? first : (inPath ?? url.searchParams.get("v") ?? "");
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(url.searchParams.get("t") ?? url.searchParams.get("start"));
  const query = start > 0 ? `?rel=0&start=${start}` : "?rel=0";
  const player = `https://www.youtube-nocookie.com/embed/${id}${query}`;
  return { kind: "frame", host: "youtube", url: player };
}

function vimeoPlayer(url: URL): VideoSource | undefined {
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = parts[at];
  if (id === undefined) return undefined;
  // Unlisted videos have a key, in the path or as `h`.
  const key = [parts[at + 1], url.searchParams.get("h")].find((each) =>
    /^[\da-f]{6,20}$/.test(each ?? ""),
  );
  const query = key ? `?h=${key}&dnt=1` : "?dnt=1";
  return { kind: "frame", host: "vimeo", url: `https://player.vimeo.com/video/${id}${query}` };
}

/** `90`, `90s`, `1m30s`, `1h2m3s` as seconds; 0 for anything else. */
function secondsOf(text: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? "");
  const [hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** 2 GiB: maximum size of an upload. */
export const maxVideoBytes = 2 * 1024 ** 3;

/** 10 MiB: size of each part of an upload except the last. */
export const videoPartBytes = 10 * 1024 ** 2;

/** Maximum parts of an upload. */
export const maxVideoParts = Math.ceil(maxVideoBytes / videoPartBytes);

/** Number of parts of a file, by its bytes. */
export function videoPartCount(size: number): number {
  return Math.ceil(size / videoPartBytes);
}

/** Bytes of a part, numbered from 1; 0 for a missing part. */
export function videoPartSize(size: number, partNumber: number): number {
  if (!Number.isInteger(partNumber) || partNumber < 1) return 0;
  return Math.max(0, Math.min(videoPartBytes, size - (partNumber - 1) * videoPartBytes));
}

/** First bytes that identify an mp4. */
export const mp4HeadBytes = 12;

/**
 * Whether a file's first bytes are an mp4's: a `ftyp` box of valid length whose brand is neither QuickTime's
 * nor a still picture's (ISO/IEC 14496-12 §4.3).
 */
export function isMp4Head(bytes: Uint8Array): boolean {
  if (bytes.length < mp4HeadBytes) return false;
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  if (text(4) !== "ftyp" || length < 16 || length > 4096) return false;
  return !["qt  ", "heic", "heix", "mif1", "msf1", "avif", "avis"].includes(text(8));
}

/** Pattern of a chosen file's name; its bytes are checked separately. */
export const videoNamePattern = /\.mp4$/i;

/** Age at which an idle upload or an unused file is deleted: 24 h. */
export const videoRestMs = 24 * 3_600_000;

/** Validity of a ticket to a video, in seconds. */
export const videoTicketSeconds = 3600;
