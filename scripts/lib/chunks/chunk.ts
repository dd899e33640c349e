/** Code of the browser that shares one file; checked by tests/unit/toolchain/chunks.test.ts. */
export interface Chunk {
  name: string;
  /** A module of two chunks goes with the higher one. */
  priority: number;
  /** Files of this repository, or folders (with a slash at the end). */
  files?: readonly string[];
  /** Keys of web/messages. */
  messages?: readonly string[];
  /** Files of packages, or folders. */
  packages?: readonly string[];
  /** Modules of the bundler itself. */
  made?: readonly string[];
}

export const within = (folder: string, names: string) =>
  names.split(/\s+/).map((name) => `${folder}/${name}`);
export const words = (text: string) => text.split(/\s+/);
