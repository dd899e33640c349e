import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Log, LogLevel } from "miniflare";

export const mailFolder = (state: string): string => join(state, "mail");

/**
 * Writes each sent mail as a file: headers, a blank line, the text. Miniflare only logs its headers and the path
 * of its text, which is deleted with the server. Warnings and errors are logged as usual.
 */
export class MailFileLog extends Log {
  readonly #folder: string;
  #count = 0;

  constructor(state: string) {
    super(LogLevel.WARN);
    this.#folder = mailFolder(state);
  }

  override logWithLevel(level: LogLevel, message: string): void {
    if (message.includes("send_email binding called"))
      this.#write(stripVTControlCharacters(message));
    else super.logWithLevel(level, message);
  }

  #write(message: string): void {
    const headers = message.split("\n").filter((line) => /^(From|To|Cc|Bcc|Subject): /.test(line));
    const textFile = /^Text: (.+)$/m.exec(message)?.[1];
    const text = textFile ? readFileSync(textFile, "utf8") : "";
    const instant = new Date().toISOString().replaceAll(":", "-");
    const name = `${instant}-${String(this.#count++).padStart(3, "0")}.txt`;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, name), `${headers.join("\n")}\n\n${text}\n`);
  }
}
