import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const known = ".wrangler/types";

/** The files that a compilation took in, from the root of the repository. */
function filesOf(root: string, info: string): string[] {
  const { fileNames = [] } = JSON.parse(readFileSync(join(root, info), "utf8")) as {
    fileNames?: string[];
  };
  // They are told from where the record lies.
  return fileNames.map((name) => join(info, "..", name).replaceAll("\\", "/"));
}

/** What git follows, or would: TypeScript that no project of the compiler has read. */
export function findUntypedFiles(root: string): string[] {
  const infos = readdirSync(join(root, known), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsbuildinfo"),
  );
  const read = new Set(infos.flatMap((info) => filesOf(root, join(known, info))));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
  return execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)) && !read.has(path));
}
