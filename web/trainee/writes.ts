/*
 * What each waiting write does, for those that an earlier page left; the area loads this only when
 * there are any. A screen imports the writes of its own noun.
 */
import "../chat/writes.ts";
import "./diet/writes.ts";
import "./exercise/writes.ts";
import "./notes/writes.ts";
import "./profile/writes.ts";
import "./steps/writes.ts";
import "./weight/writes.ts";
