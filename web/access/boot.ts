import { pageOf } from "./pages.ts";
import { screens } from "./screens.ts";

// Built pages import this after their first paint; until then they can be read and typed in.
const page = pageOf(location.pathname);
const [{ start }, Screen] = await Promise.all([import("./start.tsx"), screens[page]()]);
await start(page, Screen);
