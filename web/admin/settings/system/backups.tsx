import type {
  BackupCounts,
  BackupsReport,
} from "../../../../domain/contract/operations/backups.ts";
import { formatCount } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { amountText, momentText } from "./texts.ts";

type Standing = BackupsReport["standing"];

const states: Record<Standing, { tone: Tone; text: () => string }> = {
  good: { tone: "good", text: m.backups_state_good },
  late: { tone: "bad", text: m.backups_state_late },
  never: { tone: "bad", text: m.backups_state_never },
};

/** Where nothing is made by night, age is no fault. */
const shownState = ({ nightly, standing, last }: BackupsReport): Standing =>
  nightly || !last ? standing : "good";

/** The last good backup, what is in it, and a plain word when it is too old. */
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
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.backups_what()}</th>
          <th scope="col">{m.settings_storage_count()}</th>
          <th scope="col">{m.settings_storage_size()}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        <Row label={m.backups_rows()} count={rows} />
        <Row label={m.backups_conversations()} count={conversations} />
        <Row label={m.backups_messages()} count={messages} />
        <Row label={m.backups_data()} bytes={partBytes} />
        <Row label={m.backups_files()} count={files} bytes={fileBytes} />
      </tbody>
    </table>
  );
}

type RowProps = { label: string; count?: number; bytes?: number };

function Row({ label, count, bytes }: RowProps) {
  return (
    <tr className="h-11">
      <th scope="row" className="text-start font-normal">
        {label}
      </th>
      <td className="px-3 text-end text-muted tabular-nums">
        {count !== undefined && formatCount(count)}
      </td>
      <td className="text-end tabular-nums">
        {bytes !== undefined && <bdi>{bytes > 0 ? amountText(bytes) : "–"}</bdi>}
      </td>
    </tr>
  );
}
