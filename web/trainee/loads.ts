/*
 * Where the screens' code and data come from. It is a step of its own: the home would otherwise
 * carry the names of every file that any screen needs.
 */
import { queryClient } from "../lib/session/query-client.ts";
import { getWho } from "../lib/session/session.ts";
import { mealWeekQuery, shoppingWeekQuery } from "./diet/queries.ts";
import { exerciseLibraryQuery, exerciseWeekQuery } from "./exercise/queries.ts";
import { traineeNotificationsQuery } from "./notifications/queries.ts";
import { profileQuery } from "./profile/queries.ts";
import { stepsQuery } from "./steps/queries.ts";
import { weightQuery } from "./weight/queries.ts";

export const loads = {
  weight: async () => (await import("./weight/screen.tsx")).WeightScreen,
  chat: async () => (await import("./chat/screen.tsx")).ChatScreen,
  calories: async () => (await import("./calories/screen.tsx")).CaloriesScreen,
  diet: async () => (await import("./diet/screen.tsx")).DietScreen,
  dietMeals: async () => (await import("./diet/meals-screen.tsx")).MealsScreen,
  shopping: async () => (await import("./diet/shopping-screen.tsx")).ShoppingScreen,
  exercise: async () => (await import("./exercise/screen.tsx")).ExerciseScreen,
  exerciseLibrary: async () => (await import("./exercise/library/screen.tsx")).LibraryScreen,
  exerciseCategory: async () =>
    (await import("./exercise/library/category-screen.tsx")).CategoryScreen,
  exercisePrograms: async () => (await import("./exercise/programs/screen.tsx")).ProgramsScreen,
  exerciseProgram: async () => (await import("./exercise/program/screen.tsx")).ProgramScreen,
  contact: async () => (await import("./contact/screen.tsx")).ContactScreen,
  notes: async () => (await import("./notes/screen.tsx")).NotesScreen,
  notifications: async () => (await import("./notifications/screen.tsx")).NotificationsScreen,
  profile: async () => (await import("./profile/screen.tsx")).ProfileScreen,
  steps: async () => (await import("./steps/screen.tsx")).StepsScreen,
};

export const prefetches = {
  weight: () => queryClient.prefetchQuery(weightQuery("90d")),
  conversation: async () => {
    const who = getWho();
    const { conversationQuery } = await import("../chat/queries.ts");
    if (who) await queryClient.prefetchQuery(conversationQuery(who.id));
  },
  meals: () => queryClient.prefetchQuery(mealWeekQuery()),
  shopping: () => queryClient.prefetchQuery(shoppingWeekQuery()),
  steps: () => queryClient.prefetchInfiniteQuery(stepsQuery()),
  exerciseWeek: () => queryClient.prefetchQuery(exerciseWeekQuery()),
  contact: async () =>
    queryClient.prefetchQuery((await import("./contact/queries.ts")).contactQuery),
  notes: async () =>
    queryClient.prefetchInfiniteQuery((await import("./notes/queries.ts")).ownNotesQuery()),
  notifications: () => queryClient.prefetchInfiniteQuery(traineeNotificationsQuery()),
  profile: () => queryClient.prefetchQuery(profileQuery()),
  exerciseLibrary: () => queryClient.prefetchQuery(exerciseLibraryQuery()),
};
