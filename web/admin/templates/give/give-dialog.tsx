import { useState } from "react";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { JobAudience } from "../../../../domain/contract/jobs/jobs.ts";
import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { today } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { JobProgress, LeaveJob } from "../jobs/job-progress.tsx";
import { audienceOf, emptyAudience, firstTerms, meantTerms } from "./draft.ts";
import { HowStep } from "./how-step.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { WhomStep } from "./whom-step.tsx";

type GiveDialogProps = {
  template: Template;
  /** The recipients; without them the dialog asks. */
  audience?: JobAudience;
  /** The name of a single recipient. */
  name?: string | undefined;
  startsOn?: LocalDate | undefined;
  onClose: () => void;
  /** Back from the first step. */
  onBack?: (() => void) | undefined;
  /** Called after the job began. */
  onGiven?: () => void;
};

type Step = "whom" | "how" | "preview";

/** Gives a template: recipients, terms, preview for each person, and progress. */
export function GiveDialog(props: GiveDialogProps) {
  const { template, audience: given, onClose, onBack } = props;
  const [step, setStep] = useState<Step>(given ? "how" : "whom");
  const [whom, setWhom] = useState(emptyAudience);
  const [terms, setTerms] = useState(() => firstTerms(template, today(), props.startsOn));
  const [job, setJob] = useState<TemplateJob>();
  const audience = given ?? audienceOf(whom);
  const about = { title: m.templates_give_title(), description: nameIn(template) };
  if (job) {
    return (
      <Dialog open {...about} onClose={onClose} footer={<LeaveJob job={job} onClose={onClose} />}>
        <JobProgress job={job} />
      </Dialog>
    );
  }
  if (template.exercises + template.meals === 0) {
    return (
      <Dialog open {...about} onClose={onClose} onBack={onBack}>
        <EmptyState
          icon={<Icon name="layers" />}
          title={m.templates_holds_nothing()}
          text={m.templates_holds_nothing_text()}
        />
      </Dialog>
    );
  }
  const toBefore: Record<Step, (() => void) | undefined> = {
    whom: onBack,
    how: given ? onBack : () => setStep("whom"),
    preview: () => setStep("how"),
  };
  const shared = { ...about, onClose, onBack: toBefore[step] };
  if (step === "whom" || !audience) {
    return (
      <WhomStep
        {...shared}
        whom={whom}
        onChange={setWhom}
        onNext={audience && (() => setStep("how"))}
      />
    );
  }
  if (step === "how") {
    return (
      <HowStep
        {...shared}
        template={template}
        terms={terms}
        name={props.name}
        onChange={setTerms}
        onNext={terms.kinds.length > 0 ? () => setStep("preview") : undefined}
      />
    );
  }
  return (
    <PreviewStep
      {...shared}
      templateId={template.id}
      question={{ audience, terms: meantTerms(terms) }}
      onGiven={(begun) => {
        setJob(begun);
        props.onGiven?.();
      }}
    />
  );
}
