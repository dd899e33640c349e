import { foldForSearch } from "../../arabic.ts";

/** The key of an exercise's name in other apps: spellings that differ by case, spaces or marks are one name. */
export const pastNameKey = (name: string): string => foldForSearch(name) || name;
