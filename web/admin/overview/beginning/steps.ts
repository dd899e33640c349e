import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { BeginningFacts, BeginningStep } from "../../../../domain/attention/beginning.ts";
import { m } from "../../../paraglide/messages.js";

interface StepView {
  title: () => string;
  text: (facts: BeginningFacts) => string;
  /** What its button says while it is the next one. */
  action: () => string;
  /** Null while something else must come first. */
  to: (facts: BeginningFacts) => string | null;
  /** Another way to the same. */
  other?: { action: () => string; to: string };
}

/** What each of the first steps says, and the place where one tap leads to. */
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

/** One half of it may be there already. */
function introductionText({ named, reachable }: BeginningFacts): string {
  if (named === reachable) return m.beginning_introduction_text();
  return named ? m.beginning_contact_missing() : m.beginning_name_missing();
}

function traineeText({ first, invited }: BeginningFacts): string {
  if (first) return m.beginning_trainee_done({ name: first.name });
  return invited ? m.beginning_trainee_invited() : m.beginning_trainee_text();
}
