/*
 * All kinds of waiting writes, for those of an earlier page. The area loads this only if there are any. A screen
 * imports the writes of its own noun.
 */
import "../chat/writes.ts";

import.meta.glob("./*/**/writes.ts", { eager: true });
