import type { BackupCounts, BackupsReport } from "../../../../domain/contract/copies/backups.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { AmountRow, AmountTable } from "./amount-table.tsx";
import { momentText } from "./texts.ts";

type Standing = BackupsReport["standing"];

const states: Record<Standing, { tone: Tone; text: () => string }> = {
  good: { tone: "good", text: m.backups_state_good },
  late: { tone: "bad", text: m.backups_state_late },
  never: { tone: "bad", text: m.backups_state_never },
};

/** Without nightly backups an old one is no fault. */
const shownState = ({ nightly, standing, last }: BackupsReport): Standing =>
  nightly || !last ? standing : "good";

/** The last good backup and its content, with a warning if it is too old. */
export function Backups({ report }: { report: BackupsReport }) {
  const { nightly, standing, last, runningSince } = report;
  const { tone, text } = states[shownState(report)];
  return (
    <div className="grid gap-4">
      {nightly && standing !== "good" && (
        <Banner kind="error">{standing === "late" ? m.backups_late() : m.backups_never()}</Banner>
      )}
      {last && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone}>{text()}</Badge>
            <span>{m.backups_last()}</span>
            <time dateTime={new Date(last.startedAt).toISOString()}>
              {momentText(last.startedAt)}
            </time>
          </p>
          <Contents counts={last.counts} />
        </>
      )}
      {runningSince !== null && <p>{m.backups_running({ when: momentText(runningSince) })}</p>}
      <p className="text-sm text-muted">{nightly ? m.backups_kept() : m.backups_not_here()}</p>
    </div>
  );
}

function Contents({ counts }: { counts: BackupCounts }) {
  const { rows, conversations, messages, files, fileBytes, partBytes } = counts;
  return (
    <AmountTable what={m.backups_what()}>
      <AmountRow label={m.backups_rows()} count={rows} />
      <AmountRow label={m.backups_conversations()} count={conversations} />
      <AmountRow label={m.backups_messages()} count={messages} />
      <AmountRow label={m.backups_data()} bytes={partBytes} />
      <AmountRow label={m.backups_files()} count={files} bytes={fileBytes} />
    </AmountTable>
  );
}
