import { lintFile } from "../../../scripts/lint/index.ts";

export const messagesOf = (path: string, code: string) =>
  lintFile(path, code).map(({ message }) => message);
