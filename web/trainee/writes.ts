/*
 * What each waiting write does, for those that an earlier page left; the area loads this only when
 * there are any. A screen imports the writes of its own noun.
 */
import "../chat/writes.ts";

import.meta.glob("./*/**/writes.ts", { eager: true });
