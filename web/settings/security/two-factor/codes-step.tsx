import { useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

/** The recovery codes, shown once: to copy, to save as a file, to write down. */
export function CodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner kind="info">{m.security_codes_text()}</Banner>
      <ul
        ref={list}
        dir="ltr"
        translate="no"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-soft p-4 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-2 *:grow">
        <CopyButton
          text={codes.join("\n")}
          source={list}
          label={m.security_codes_copy()}
          copied={m.security_codes_copied()}
        />
        <LinkButton variant="secondary" href={fileOf(codes)} download="miran-recovery-codes.txt">
          <Icon name="download" />
          {m.security_codes_download()}
        </LinkButton>
      </div>
      <Button size="lg" onClick={onDone}>
        {m.security_codes_saved()}
      </Button>
    </div>
  );
}

/** The codes as a data address, which is stored nowhere. */
const fileOf = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(
    [`\ufeff${m.security_codes_file()}`, "", ...codes, ""].join("\r\n"),
  )}`;
