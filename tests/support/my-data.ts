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

/** What somebody takes out: the files of the archive, and the JSON among them as it reads. */
export async function archived(
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
    /** All of it, as nothing is compressed. */
    everything: new TextDecoder().decode(archive),
  };
}
