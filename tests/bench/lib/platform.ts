import { delayedBy } from "../../../scripts/lib/distant-bindings.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";
import { httpRequests } from "../../../worker/edge/requests.ts";
import { interceptDatabase } from "../../../worker/interceptor.ts";
import type { Platform } from "../../../worker/platform.ts";
import { runDistance } from "../../support/run-distance.ts";
import type { BenchServer } from "./server.ts";

const unused = () => {
  throw new Error("the benchmark's requests touch the database only");
};

/** The platform of an application that runs here, over a database. */
export function benchPlatform(
  database: Platform["database"],
  { sessionKey, trainerEmail }: Pick<Platform, "sessionKey" | "trainerEmail">,
  distance = runDistance(),
): Platform {
  return {
    environment: "development",
    version: "bench",
    origin: "http://localhost",
    trainerEmail,
    transportSecurity: "host",
    operator: { email: null, heartbeat: null },
    now: () => Date.now(),
    timer: unused,
    database: distance > 0 ? interceptDatabase(database, delayedBy(distance)) : database,
    sessionKey,
    liveAccessSeconds: 600,
    requests: httpRequests,
    passwords: scryptPasswords,
    limits: { allows: async () => true },
    effects: async () => (await import("../../../worker/actions/operations/effects.ts")).effects,
    mail: { send: unused },
    files: {
      put: unused,
      putNew: unused,
      find: unused,
      open: unused,
      read: unused,
      passage: unused,
      list: unused,
      erase: unused,
      eraseAll: unused,
    },
    videos: {
      begin: unused,
      putPart: unused,
      complete: unused,
      abort: unused,
      read: unused,
      exists: unused,
    },
    backups: null,
    live: {
      openSocket: unused,
      noteOpenConversation: unused,
      endSessions: unused,
      endConversationSessions: unused,
      // Nobody is looking.
      tell: async () => {},
      presence: unused,
      presentTrainees: unused,
      appendMessage: unused,
      listMessages: unused,
      searchMessages: unused,
      markRead: unused,
      copyConversation: unused,
      isConversationFree: unused,
      restoreConversation: unused,
      followRestoredConversation: unused,
      expectFile: unused,
      noteFile: unused,
      eraseConversation: unused,
      eraseInbox: unused,
    },
    push: null,
    // Whoever serves the database performs what is ordered.
    wakeOutbox: async () => {},
    assets: { fetch: unused },
    background: () => {},
    log: () => {},
  };
}

/** The same over the database of a server, whose tokens it issues. */
export const platformOf = ({ database, sessionKey }: BenchServer): Platform =>
  // What it writes is no part of what is measured.
  benchPlatform(
    database as unknown as Platform["database"],
    { sessionKey, trainerEmail: sampleTrainer.email },
    0,
  );
