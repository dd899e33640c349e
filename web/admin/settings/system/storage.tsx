import type { StorageUse } from "../../../../domain/contract/operations/storage.ts";
import { type FileKind, fileKinds } from "../../../../domain/operations/storage.ts";
import { formatCount } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { amountText, momentText } from "./texts.ts";

const kindTexts: Record<FileKind, () => string> = {
  videos: m.settings_storage_videos,
  attachments: m.settings_storage_attachments,
  photos: m.settings_storage_photos,
  other: m.settings_storage_other,
};

/** How much room everything takes. */
export function Storage({ use: { database, files } }: { use: StorageUse }) {
  return (
    <>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.settings_storage_what()}</th>
            <th scope="col">{m.settings_storage_count()}</th>
            <th scope="col">{m.settings_storage_size()}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {database !== null && (
            <Row label={m.settings_storage_database()} count="" bytes={database} />
          )}
          {files &&
            fileKinds
              .filter((kind) => kind !== "other" || files.amounts.other.count > 0)
              .map((kind) => {
                const { count, bytes } = files.amounts[kind];
                return (
                  <Row
                    key={kind}
                    label={kindTexts[kind]()}
                    count={formatCount(count)}
                    bytes={bytes}
                  />
                );
              })}
        </tbody>
      </table>
      <p className="pt-3 text-sm text-muted">
        {files
          ? m.settings_storage_counted({ when: momentText(files.countedAt) })
          : m.settings_storage_uncounted()}
      </p>
    </>
  );
}

function Row({ label, count, bytes }: { label: string; count: string; bytes: number }) {
  return (
    <tr className="h-11">
      <th scope="row" className="text-start font-normal">
        {label}
      </th>
      <td className="px-3 text-end text-muted tabular-nums">{count}</td>
      <td className="text-end tabular-nums">
        <bdi>{bytes > 0 ? amountText(bytes) : "–"}</bdi>
      </td>
    </tr>
  );
}
