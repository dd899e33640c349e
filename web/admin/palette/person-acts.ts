import { adminPaths as admin } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import { locales } from "../../paraglide/runtime.js";
import type { IconName } from "../../ui/every-icon.tsx";

/** A remembered trainee. */
export interface Person {
  id: string;
  name: string;
}

export interface PersonAct {
  id: string;
  icon: IconName;
  label: (inputs?: Record<never, never>, options?: { locale?: "ar" | "en" }) => string;
  to: (id: string) => string;
}

const section = (tab: string) => (id: string) => `${admin.trainee(id)}?tab=${tab}`;

/** The commands of a trainee, their page first. */
export const personActs: readonly PersonAct[] = [
  { id: "page", icon: "user", label: m.palette_page, to: admin.trainee },
  { id: "message", icon: "chat", label: m.palette_message, to: admin.conversation },
  { id: "week", icon: "calendar", label: m.schedule_title, to: admin.schedule },
  {
    id: "performance",
    icon: "chart",
    label: m.trainees_tab_performance,
    to: section("performance"),
  },
  { id: "notes", icon: "note", label: m.trainees_tab_notes, to: section("notes") },
  { id: "payments", icon: "receipt", label: m.trainees_tab_payments, to: section("payments") },
  {
    id: "subscription",
    icon: "card",
    label: m.trainees_tab_subscriptions,
    to: section("subscription"),
  },
  { id: "meals", icon: "bowl", label: m.trainees_tab_meals, to: section("meals") },
  { id: "steps", icon: "steps", label: m.trainees_tab_steps, to: section("steps") },
  { id: "see-as", icon: "mobile", label: m.view_as_open, to: admin.viewAs },
];

export const namesOfAct = ({ label }: PersonAct): string[] =>
  locales.map((locale) => label({}, { locale }));
