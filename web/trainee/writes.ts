/*
 * All kinds of waiting writes, for those of an earlier page. The area loads this only if there are any. A screen
 * imports the writes of its own noun, from its `writes.ts`, or its `data.ts` if they are few.
 */
import "../chat/writes.ts";
import "./every-data.ts";

import.meta.glob("./*/**/writes.ts", { eager: true });
