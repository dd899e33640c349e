import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type EmbedSettings, framings } from "../../../domain/operations/settings.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextArea } from "../../ui/field.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { framingQuery, saveFraming } from "./queries.ts";
import { readFraming } from "./read-framing.ts";

type Framing = EmbedSettings["framing"];

const labels: Record<Framing, () => string> = {
  any: m.framing_any,
  listed: m.framing_listed,
  nobody: m.framing_nobody,
};

/** What a choice means, and what it risks. */
const meanings: Record<Framing, () => string> = {
  any: m.framing_any_text,
  listed: m.framing_listed_text,
  nobody: m.framing_nobody_text,
};

/** Which sites may show the trainees' screens in their own pages. */
export function FramingSettings() {
  const { data, error, isFetching, refetch } = useQuery(framingQuery);
  if (!data && error) {
    return (
      <LoadFailure
        title={m.framing_failed_to_load()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <FramingForm stored={data} /> : <Skeleton className="h-40" />;
}

function FramingForm({ stored }: { stored: EmbedSettings }) {
  const [framing, setFraming] = useState(stored.framing);
  const submit = async (chosen: EmbedSettings): Promise<SubmitOutcome> => {
    try {
      await saveFraming(chosen);
      toast({ kind: "success", text: m.framing_saved() });
      return { ok: true };
    } catch (error) {
      return { ok: false, message: errorText(error, m.framing_save_failed()) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readFraming(data, stored),
    submit,
  });
  return (
    <form className="grid gap-4 rounded-xl border border-line bg-raised p-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <ChoiceChips
        name="framing"
        label={m.framing_who()}
        options={framings.map((value) => ({ value, label: labels[value]() }))}
        defaultValue={[stored.framing]}
        onChange={([chosen]) => setFraming(framings.find((each) => each === chosen) ?? "any")}
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
          defaultValue={stored.sites.join("\n")}
          placeholder="https://gym.example"
          error={errors.sites}
        />
      </div>
      <Button type="submit" pending={pending} className="justify-self-start">
        {m.ui_save()}
      </Button>
    </form>
  );
}
