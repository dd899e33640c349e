import { useRef } from "react";
import { type PastApp, pastApps } from "../../domain/copies/past/past.ts";
import { useOnline } from "../lib/waiting/use-waiting-writes.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Ltr } from "../ui/bidi.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { FileInput } from "../ui/file-input.tsx";
import { ReadingProgress } from "../ui/reading-progress.tsx";
import { useFileDrop } from "../ui/use-file-drop.ts";
import { appName, exportPaths, exportTexts } from "./texts.ts";

type SourceCardProps = {
  /** The share that was read, 0–1; undefined while nothing is read. */
  share: number | undefined;
  onFiles: (files: readonly File[]) => void;
  onCancel: () => void;
};

/** The choice of a file, by a button or dropped, with its limits and each app's way to it. */
export function SourceCard({ share, onFiles, onCancel }: SourceCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  const online = useOnline();
  return (
    <Card className={isOver ? "outline-2 outline-accent-ink outline-dashed" : ""}>
      <div className="grid grid-cols-1 gap-4">
        {!online && <Banner kind="info">{m.past_offline()}</Banner>}
        {share === undefined ? (
          <Button
            className="justify-self-start max-sm:w-full"
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" />
            {m.imports_choose_file()}
          </Button>
        ) : (
          <ReadingProgress share={share} onCancel={onCancel} />
        )}
        <FileInput
          of={input}
          label={m.imports_choose_file()}
          onChoose={(file) => onFiles([file])}
        />
        <div className="grid gap-1.5 text-sm text-muted">
          <p>{isOver ? m.imports_drop() : m.past_file_hint()}</p>
          <p>{m.past_file_private()}</p>
        </div>
        <details className="group rounded-lg border border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-4">
            <span className="grow">{m.past_apps()}</span>
            <Icon
              name="sort-down"
              className="shrink-0 text-muted transition group-open:rotate-180"
            />
          </summary>
          <dl className="divide-y divide-line border-t border-line">
            {pastApps.map((app) => (
              <AppRow key={app} app={app} />
            ))}
          </dl>
        </details>
      </div>
    </Card>
  );
}

function AppRow({ app }: { app: PastApp }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 px-4 py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="font-medium">
        <bdi>{appName(app)}</bdi>
      </dt>
      <dd className="grid min-w-0 grid-cols-1 text-muted wrap-anywhere">
        {exportPaths[app] && (
          <span>
            <Ltr className="text-ink">{exportPaths[app]}</Ltr>
          </span>
        )}
        <span>{exportTexts[app]()}</span>
      </dd>
    </div>
  );
}
