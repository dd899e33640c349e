import type { StorageUse } from "../../../../domain/contract/plumbing/storage.ts";
import {
  type FileKind,
  fileKinds,
  isDatabaseFilling,
  maxDatabaseBytes,
} from "../../../../domain/plumbing/storage.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { AmountRow, AmountTable } from "./amount-table.tsx";
import { momentText } from "./texts.ts";

const kindTexts: Record<FileKind, () => string> = {
  videos: m.settings_storage_videos,
  attachments: m.settings_storage_attachments,
  photos: m.settings_storage_photos,
  other: m.settings_storage_other,
};

/** The size of the database and of all files. */
export function Storage({ use: { database, files } }: { use: StorageUse }) {
  return (
    <>
      {isDatabaseFilling(database) && (
        <Banner kind="error" className="mb-4">
          {m.settings_storage_full()}
        </Banner>
      )}
      <AmountTable what={m.settings_storage_what()}>
        {database !== null && (
          <>
            <AmountRow label={m.settings_storage_database()} bytes={database} />
            <AmountRow
              label={m.settings_storage_left()}
              bytes={Math.max(0, maxDatabaseBytes - database)}
            />
          </>
        )}
        {files &&
          fileKinds
            .filter((kind) => kind !== "other" || files.amounts.other.count > 0)
            .map((kind) => (
              <AmountRow key={kind} label={kindTexts[kind]()} {...files.amounts[kind]} />
            ))}
      </AmountTable>
      <p className="pt-3 text-sm text-muted">
        {files
          ? m.settings_storage_counted({ when: momentText(files.countedAt) })
          : m.settings_storage_uncounted()}
      </p>
    </>
  );
}
