import { pageOf, pages } from "./pages.ts";

// Built pages import this after their first paint; until then they can be read and filled in.
const page = pageOf(location.pathname);
const [{ start }, Screen] = await Promise.all([import("./start.tsx"), pages[page].load()]);
await start(page, Screen);
