import type { PersonTable } from "../../worker/data/copies/copied-columns.ts";
import { call, type SignedInTrainee } from "./worker.ts";
import { unzip } from "./zip.ts";

type Row = Record<string, unknown>;
type ArchivedJson = {
  madeAt: string;
  missingFiles: string[];
  account: Row;
  profile: Row;
} & {
  [Table in Exclude<PersonTable, "account" | "profile">]: Row[];
};

/** Downloads a trainee's archive. @returns its files and its parsed JSON */
export async function downloadMyData(
  { token }: Pick<SignedInTrainee, "token">,
  { send = call, path = "/api/trainee/my-data" } = {},
) {
  const response = await send(path, { token });
  if (response.status !== 200) throw new Error(await response.text());
  const archive = await response.arrayBuffer();
  const files = unzip(archive);
  const text = (name: string) =>
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      files.get(name) ?? new Uint8Array(),
    );
  return {
    headers: response.headers,
    files,
    text,
    json: JSON.parse(text("data.json")) as ArchivedJson,
    /** The whole archive as text, because it is not compressed. */
    everything: new TextDecoder().decode(archive),
  };
}
