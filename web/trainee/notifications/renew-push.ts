import { renew } from "../../notifications/push/browser.ts";
import { traineeNotifications } from "./queries.ts";

const whenAllIsQuietMs = 5000;

// Once a start: this session may be a new one, which the server must know to wake this browser.
setTimeout(() => {
  // What fails here is tried again at the next start.
  renew(traineeNotifications.push).catch(() => {});
}, whenAllIsQuietMs);
