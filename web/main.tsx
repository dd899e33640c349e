// Built pages import this after their first paint; sign-in screens load the very same chunk.
export {};

const { startApp } = await import("./start-app.tsx");
const container = document.getElementById("root");
if (container) await startApp(container);
