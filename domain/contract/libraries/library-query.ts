import { z } from "zod";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { accountStatuses } from "../../trainee.ts";
import { searchText } from "../fields.ts";

/** Filter and order of every library's list; every part has a default. */
export const libraryQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  /** By default all except archived (`inactive`) rows. */
  status: z.enum(accountStatuses).optional(),
  direction: z.enum(sortDirections).default("desc"),
});
