import { formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { type Download, useDownload } from "./use-download.ts";

type DataCopyProps = { download: Download; label: string; preparing: string };

const megabyte = 1_000_000;

/** Downloads an archive of a person's data, with its progress. */
export function DataCopy({ download, label, preparing }: DataCopyProps) {
  const { received, file, failure, start } = useDownload(download);
  const pending = received !== undefined;
  return (
    <>
      {failure && (
        <Banner kind="error" className="w-full">
          {failure}
        </Banner>
      )}
      <div className="w-full">
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void start()}
          className="max-sm:w-full"
        >
          <Icon name="download" />
          {label}
        </Button>
        <p role="status" className="text-sm text-muted not-empty:mt-2">
          {pending ? preparing : file && m.my_data_downloaded()}
        </p>
        {pending && received >= megabyte / 10 && (
          // Hidden from screen readers, as the number changes with every part.
          <p aria-hidden="true" className="text-sm text-muted">
            {m.my_data_received({ size: formatNumber(received / megabyte) })}
          </p>
        )}
        {!pending && file && (
          <a
            href={file.url}
            download={file.name}
            className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
          >
            {m.my_data_save_again()}
          </a>
        )}
      </div>
    </>
  );
}
