import { z } from "zod";

/** `photos=1` adds the files of the progress photos; their rows are always there. */
export const myDataQuery = z.strictObject({ photos: z.literal("1").optional() });
