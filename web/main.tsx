// Built pages import this after their first paint; sign-in screens load the very same chunk.
import { isInDemo } from "./lib/session/demo-mark.ts";

const isReady = isInDemo() && (await (await import("./lib/session/demo-door.ts")).resumeDemo());
const { startApp } = await import("./start-app.tsx");
const container = document.getElementById("root");
if (isReady) await isReady();
if (container) await startApp(container);
