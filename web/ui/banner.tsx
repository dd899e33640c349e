import type { ReactNode } from "react";
import { Glyph, outlines } from "./glyph.tsx";

type BannerKind = "error" | "success" | "info";

const looks: Record<BannerKind, { box: string; glyph: string; outline: string }> = {
  error: { box: "border-bad/30 bg-bad-soft", glyph: "text-bad", outline: outlines.warning },
  success: { box: "border-good/30 bg-good-soft", glyph: "text-good", outline: outlines.check },
  info: { box: "border-line bg-soft", glyph: "text-muted", outline: outlines.info },
};

type BannerProps = {
  kind: BannerKind;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A message in place; an error is announced at once, others politely. */
export function Banner({ kind, children, action, className = "" }: BannerProps) {
  const look = looks[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border px-4 py-3 ${look.box} ${className}`}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <Glyph d={look.outline} className={`mt-1 ${look.glyph}`} />
        <div className="min-w-0 grow">{children}</div>
      </div>
      {action && <div className="-my-2 ms-auto max-w-full self-center">{action}</div>}
    </div>
  );
}
