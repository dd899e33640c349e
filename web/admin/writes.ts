/* What each waiting write of the trainer's does, for those that an earlier page left. */
import "../chat/writes.ts";
import "./notes/writes.ts";
