import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { id, instant, localDay, partOf } from "./columns.ts";
import { factsOf, ofWeek } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** A deletion that can be undone for a while; `removed_items` has its items. */
export const libraryRemovals = sqliteTable(
  "library_removals",
  {
    id: id(),
    kind: text({ enum: scheduleKinds }).notNull(),
    rowId: text().notNull(),
    /** The replacing row; null without one. */
    replacedBy: text(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("library_removals_created").on(t.createdAt)],
);

/** Items of coming days before the deletion of their library row. */
export const removedItems = sqliteTable(
  "removed_items",
  {
    removalId: partOf(() => libraryRemovals.id),
    itemId: text().notNull(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    /** Every column by its name. */
    item: text({ mode: "json" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.removalId, t.itemId] }),
    index("removed_items_trainee").on(t.traineeId),
  ],
);

export const planningFacts = [
  factsOf(libraryRemovals, { copied: "an open undo of half an hour" }),
  factsOf(removedItems, {
    copied: "an open undo of half an hour",
    keepsImported: ofWeek,
    signOfLife: "the plan of a day",
  }),
];
