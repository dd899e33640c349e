import type { ReactNode } from "react";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { amountText } from "./texts.ts";

/** A table of kinds with their number and size. */
export function AmountTable({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="@container">
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{m.settings_storage_count()}</th>
            <th scope="col">{m.settings_storage_size()}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

type AmountRowProps = { label: string; count?: number; bytes?: number };

export function AmountRow({ label, count, bytes }: AmountRowProps) {
  return (
    <tr className="h-11 @max-[14rem]:flex @max-[14rem]:h-auto @max-[14rem]:flex-wrap @max-[14rem]:gap-x-3 @max-[14rem]:py-2">
      <th scope="row" className="text-start font-normal @max-[14rem]:w-full">
        {label}
      </th>
      <td className="px-3 text-end text-muted tabular-nums @max-[14rem]:px-0">
        {count !== undefined && formatCount(count)}
      </td>
      <td className="text-end tabular-nums">
        {bytes !== undefined && <bdi>{bytes > 0 ? amountText(bytes) : "–"}</bdi>}
      </td>
    </tr>
  );
}
