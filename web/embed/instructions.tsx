import { m } from "../paraglide/messages.js";
import { Code } from "./code.tsx";
import type { Chosen } from "./generator.tsx";

type InstructionsProps = Pick<Chosen, "follows" | "form"> & { origin: string };

/** Instructions for a site's owner, and the usual reasons of an invisible frame. */
export function Instructions({ follows, form, origin }: InstructionsProps) {
  const steps =
    form === "frame"
      ? [m.embed_step_list(), m.embed_step_paste({ html: "HTML" }), m.embed_step_try()]
      : [m.embed_step_paste_link(), m.embed_step_try_link()];
  return (
    <section aria-labelledby="instructions" className="grid min-w-0 max-w-prose grid-cols-1 gap-3">
      <h2 id="instructions" className="text-lg">
        {m.embed_instructions()}
      </h2>
      <ol className="grid list-decimal gap-2 ps-6 marker:text-muted">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
      {form === "frame" && (
        <details className="rounded-lg border border-line bg-raised px-4 py-1">
          <summary className="min-h-11 content-center font-medium">{m.embed_more()}</summary>
          <div className="grid grid-cols-1 gap-3 pb-3 text-muted">
            <p>{m.embed_more_policy({ header: "Content-Security-Policy" })}</p>
            <Code label={m.embed_more_policy_label()} className="rounded-md bg-soft p-3 text-ink">
              {`frame-src ${origin};${follows ? ` script-src ${origin};` : ""}`}
            </Code>
            <p>{m.embed_more_browsers()}</p>
            <p>{m.embed_more_headers({ header: "X-Frame-Options", file: "_headers" })}</p>
          </div>
        </details>
      )}
    </section>
  );
}
