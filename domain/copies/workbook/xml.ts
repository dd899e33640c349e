import { WorkbookError } from "./faults.ts";

const signs = { quote: 34, apostrophe: 39, slash: 47, less: 60, greater: 62 } as const;
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads the markup of a workbook from tag to tag. Namespaces are ignored: a name is the part after its prefix. Entities
 * are the five of XML and numbers; a declaration of others is refused, because it can grow without bound.
 */
export class XmlReader {
  /** The element that was opened or closed last. */
  name = "";
  /** The text that was read last. */
  text = "";
  #attributes: Map<string, string> | undefined;
  #raw = "";
  #at = 0;
  #isClosing = false;
  readonly #open: string[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Share of the source that was read, 0–1. */
  get progress(): number {
    return this.#at / Math.max(1, this.#source.length);
  }

  /** @throws WorkbookError for malformed or truncated markup */
  next(): "open" | "close" | "text" | "end" {
    if (this.#isClosing) return this.#close(this.#open.at(-1));
    for (;;) {
      if (this.#at >= this.#source.length) {
        if (this.#open.length > 0) throw new WorkbookError("damaged");
        return "end";
      }
      if (this.#source.charCodeAt(this.#at) !== signs.less) {
        this.#readText();
        if (this.#open.length > 0) return "text";
        if (this.text.trim() !== "") throw new WorkbookError("damaged");
      } else if (this.#source.startsWith("<![CDATA[", this.#at)) {
        this.text = this.#upTo("]]>", 9);
        return "text";
      } else if (!this.#isSkipped()) {
        return this.#readTag();
      }
    }
  }

  /** An attribute of the opened element; of two with different prefixes, the one without. */
  attribute(name: string): string | undefined {
    this.#attributes ??= attributesOf(this.#raw);
    return this.#attributes.get(name);
  }

  #readText() {
    const found = this.#source.indexOf("<", this.#at);
    const end = found === -1 ? this.#source.length : found;
    this.text = unescaped(this.#source.slice(this.#at, end));
    this.#at = end;
  }

  /** Skips a comment or an instruction. */
  #isSkipped(): boolean {
    if (this.#source.startsWith("<!--", this.#at)) this.#upTo("-->", 4);
    else if (this.#source.startsWith("<?", this.#at)) this.#upTo("?>", 2);
    else if (this.#source.startsWith("<!", this.#at)) throw new WorkbookError("doctype");
    else return false;
    return true;
  }

  #upTo(end: string, from: number): string {
    const start = this.#at + from;
    const found = this.#source.indexOf(end, start);
    if (found === -1) throw new WorkbookError("damaged");
    this.#at = found + end.length;
    return this.#source.slice(start, found);
  }

  #readTag(): "open" | "close" {
    const start = this.#at + 1;
    const end = this.#endOfTag(start);
    this.#at = end + 1;
    if (this.#source.charCodeAt(start) === signs.slash) {
      return this.#close(localName(this.#source.slice(start + 1, end).trim()));
    }
    const isEmpty = this.#source.charCodeAt(end - 1) === signs.slash;
    const inside = this.#source.slice(start, isEmpty ? end - 1 : end);
    const blank = inside.search(/\s/);
    this.name = localName(blank === -1 ? inside : inside.slice(0, blank));
    if (this.name === "") throw new WorkbookError("damaged");
    this.#raw = blank === -1 ? "" : inside.slice(blank + 1);
    this.#attributes = undefined;
    this.#open.push(this.name);
    this.#isClosing = isEmpty;
    return "open";
  }

  /** The end of a tag; values may contain its sign. */
  #endOfTag(start: number): number {
    for (let at = start; at < this.#source.length; at++) {
      const sign = this.#source.charCodeAt(at);
      if (sign === signs.greater) return at;
      if (sign !== signs.quote && sign !== signs.apostrophe) continue;
      at = this.#source.indexOf(sign === signs.quote ? '"' : "'", at + 1);
      if (at === -1) break;
    }
    throw new WorkbookError("damaged");
  }

  #close(name: string | undefined): "close" {
    this.#isClosing = false;
    if (name === undefined || this.#open.pop() !== name) throw new WorkbookError("damaged");
    this.name = name;
    return "close";
  }
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function attributesOf(raw: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ; ) {
    const equals = raw.indexOf("=", at);
    if (equals === -1) return found;
    const name = raw.slice(at, equals).trim();
    let start = equals + 1;
    while (/\s/.test(raw[start] ?? "")) start += 1;
    const quote = raw[start];
    const end = quote === '"' || quote === "'" ? raw.indexOf(quote, start + 1) : -1;
    if (end === -1) throw new WorkbookError("damaged");
    const local = localName(name);
    if (local === name || !found.has(local)) {
      found.set(local, unescaped(raw.slice(start + 1, end)));
    }
    at = end + 1;
  }
}

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&<\s]{1,12});/g, (_, entity: string) => {
    const known = named[entity];
    if (known !== undefined) return known;
    const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity) ?? [];
    if (hex === undefined && decimal === undefined) throw new WorkbookError("doctype");
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** The text of a part: by its byte order mark, its zero bytes or its declaration; otherwise UTF-8. */
export function textOfPart(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === signs.less && second === 0)) {
    return "utf-16le";
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === signs.less)) {
    return "utf-16be";
  }
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}
