import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { Controls } from "./controls.tsx";
import { Instructions } from "./instructions.tsx";
import { Preview } from "./preview.tsx";
import { defaultSize, type EmbeddedPart, type Snippet, snippetOf } from "./snippet.ts";
import { SnippetBox } from "./snippet-box.tsx";

export type Chosen = Omit<Snippet, "part" | "origin">;

/** The choices, the preview, the code and its instructions. */
export function Generator({ part }: { part: EmbeddedPart }) {
  const { origin } = location;
  const [chosen, setChosen] = useState<Chosen>({
    form: "frame",
    mode: part === "app" ? "responsive" : "phone",
    size: defaultSize,
    follows: false,
    title: part === "app" ? m.embed_frame_title() : m.embed_login_frame_title(),
  });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
      <Controls part={part} chosen={chosen} onChange={setChosen} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-8 max-lg:row-start-1">
        <Preview part={part} chosen={chosen} origin={origin} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8 lg:col-span-2">
        <SnippetBox code={snippetOf({ ...chosen, part, origin })} />
        <Instructions follows={chosen.follows} form={chosen.form} origin={origin} />
      </div>
    </div>
  );
}
