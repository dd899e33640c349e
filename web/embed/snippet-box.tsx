import { useRef } from "react";
import { m } from "../paraglide/messages.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { Code } from "./code.tsx";

const copiedForMs = 2000;

/** The code, from left to right, with a copy button. */
export function SnippetBox({ code }: { code: string }) {
  const source = useRef<HTMLElement>(null);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{m.embed_code()}</h2>
        <CopyButton
          text={code}
          source={source}
          label={m.embed_copy()}
          copied={m.embed_copied()}
          saysFor={copiedForMs}
        />
      </div>
      <Code
        ref={source}
        label={m.embed_code()}
        className="rounded-lg border border-line bg-[#1d1a17] p-4 leading-snug text-[#f4efe8]"
      >
        {code}
      </Code>
    </div>
  );
}
