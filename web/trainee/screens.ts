import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { paths } from "../../domain/paths.ts";
import { m } from "../paraglide/messages.js";
import type { loads, prefetches } from "./loads.ts";

interface TraineeScreen {
  path: string;
  title: () => string;
  /** The screen's code; asked for on touch already. */
  load: () => Promise<ComponentType>;
  /** The screen's data, for the same moment. */
  prefetch?: () => void;
}

const screen = (
  path: string,
  title: () => string,
  name: keyof typeof loads,
  data?: keyof typeof prefetches,
): TraineeScreen => ({
  path,
  title,
  load: async () => (await import("./loads.ts")).loads[name](),
  // A failure is told when the person really opens the screen.
  prefetch:
    data &&
    (() =>
      void import("./loads.ts").then(
        (from) => from.prefetches[data](),
        () => {},
      )),
});

const { trainee } = paths;

/** Every screen beside the home. */
export const traineeScreens: readonly TraineeScreen[] = [
  screen(trainee.weight, m.weight_title, "weight", "weight"),
  screen(trainee.calories, m.calories_title, "calories"),
  screen(trainee.diet, m.trainee_diet, "diet", "meals"),
  screen(trainee.dietMeals, m.diet_meals, "dietMeals", "meals"),
  screen(trainee.shopping, m.shopping_title, "shopping", "shopping"),
  screen(trainee.exercise, m.training_title, "exercise", "exerciseWeek"),
  screen(trainee.exerciseLibrary, m.training_all, "exerciseLibrary", "exerciseLibrary"),
  screen(
    trainee.exerciseCategory(":category"),
    m.training_all,
    "exerciseCategory",
    "exerciseLibrary",
  ),
  screen(trainee.exercisePrograms, m.training_mine, "exercisePrograms", "exerciseWeek"),
  screen(trainee.exerciseProgram(":date"), m.training_mine, "exerciseProgram", "exerciseWeek"),
  screen(trainee.steps, m.trainee_steps, "steps", "steps"),
  screen(trainee.notes, m.trainee_notes, "notes", "notes"),
  screen(trainee.notifications, m.trainee_notifications, "notifications", "notifications"),
  screen(trainee.chat, m.trainee_chat, "chat", "conversation"),
  screen(trainee.profile, m.trainee_profile, "profile", "profile"),
  screen(trainee.contact, m.trainee_contact, "contact", "contact"),
];

/** Fetches a screen's code and data before the finger has left the glass. */
export function prefetchScreen(path: string): void {
  const found = traineeScreens.find((each) => matchPath(each.path, path));
  if (!found) return;
  found.prefetch?.();
  // A failure here is told when the person really opens the screen.
  found.load().catch(() => {});
}
