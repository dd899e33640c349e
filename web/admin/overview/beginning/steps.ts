import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { BeginningFacts, BeginningStep } from "../../../../domain/attention/beginning.ts";
import { m } from "../../../paraglide/messages.js";

interface StepView {
  title: () => string;
  text: (facts: BeginningFacts) => string;
  /** The button's label for the next step. */
  action: () => string;
  /** Null while another step must come first. */
  to: (facts: BeginningFacts) => string | null;
  /** An alternative to it. */
  other?: { action: () => string; to: string };
}

/** The texts of each first step, and its address. */
export const stepViews: Record<BeginningStep, StepView> = {
  introduction: {
    title: m.beginning_introduction,
    text: introductionText,
    action: m.beginning_introduction_do,
    to: () => adminPaths.settingsTab("general"),
  },
  trainee: {
    title: m.beginning_trainee,
    text: traineeText,
    action: m.beginning_trainee_do,
    to: () => adminPaths.newTrainee,
    other: { action: m.invitations_by_link, to: adminPaths.invitation },
  },
  week: {
    title: m.beginning_week,
    text: ({ first }) =>
      first ? m.beginning_week_text({ name: first.name }) : m.beginning_week_later(),
    action: m.beginning_week_do,
    to: ({ first }) => first && adminPaths.schedule(first.id),
  },
  invitation: {
    title: m.beginning_invitation,
    text: m.beginning_invitation_text,
    action: m.beginning_invitation_do,
    to: () => adminPaths.invitation,
  },
};

/** One half of the step may be done. */
function introductionText({ named, reachable }: BeginningFacts): string {
  if (named === reachable) return m.beginning_introduction_text();
  return named ? m.beginning_contact_missing() : m.beginning_name_missing();
}

function traineeText({ first, invited }: BeginningFacts): string {
  if (first) return m.beginning_trainee_done({ name: first.name });
  return invited ? m.beginning_trainee_invited() : m.beginning_trainee_text();
}
