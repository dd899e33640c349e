import { z } from "zod";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { accountStatuses } from "../../trainee.ts";
import { searchText } from "../fields.ts";

/** How every library's list is narrowed and ordered; every part has a default. */
export const libraryQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  /** Without one, all but the archived (`inactive`) ones. */
  status: z.enum(accountStatuses).optional(),
  direction: z.enum(sortDirections).default("desc"),
});
