import { useState } from "react";
import { type EmbedSettings, framings } from "../../../../domain/operations/embedding.ts";
import { paths } from "../../../../domain/paths.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import type { FieldErrors } from "../../../ui/form.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { saveFraming } from "../queries.ts";
import { SectionForm } from "../section-form.tsx";
import { readFraming } from "./read-framing.ts";

type Framing = EmbedSettings["framing"];

const labels: Record<Framing, () => string> = {
  any: m.framing_any,
  listed: m.framing_listed,
  nobody: m.framing_nobody,
};

/** The meaning of each choice, and its risk. */
const meanings: Record<Framing, () => string> = {
  any: m.framing_any_text,
  listed: m.framing_listed_text,
  nobody: m.framing_nobody_text,
};

const framingOf = (text: string | undefined): Framing =>
  framings.find((each) => each === text) ?? "any";

/** The sites that may embed the trainees' screens. */
export function FramingForm({ stored }: { stored: EmbedSettings }) {
  return (
    <SectionForm
      id="embed"
      stored={{ framing: stored.framing, sites: stored.sites.join("\n") }}
      read={(data) => readFraming(data, stored)}
      save={saveFraming}
      failed={m.framing_save_failed()}
    >
      {(fields) => <Fields {...fields} />}
    </SectionForm>
  );
}

function Fields({ texts, errors }: { texts: Texts; errors: FieldErrors }) {
  const [framing, setFraming] = useState(framingOf(texts.framing));
  return (
    <>
      <ChoiceChips
        name="framing"
        label={m.framing_who()}
        options={framings.map((value) => ({ value, label: labels[value]() }))}
        defaultValue={[framing]}
        onChange={([chosen]) => setFraming(framingOf(chosen))}
        hint={meanings[framing]()}
      />
      <div hidden={framing !== "listed"}>
        <TextArea
          label={m.framing_sites()}
          name="sites"
          dir="ltr"
          rows={3}
          maxLength={4000}
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={texts.sites}
          placeholder="https://gym.example"
          error={errors.sites}
        />
      </div>
      <p className="text-sm text-muted">{m.framing_soon()}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {m.framing_generators()}
        <Generator href={paths.embed}>{m.framing_generator_app()}</Generator>
        <Generator href={paths.loginEmbed}>{m.framing_generator_login()}</Generator>
      </p>
    </>
  );
}

/** A link to a page in another tab, so that the typed text stays. */
function Generator({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      {children}
      <span className="sr-only"> ({m.access_new_tab()})</span>
    </a>
  );
}
