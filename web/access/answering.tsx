import { type ComponentType, useEffect } from "react";
import { releaseEarlySubmit } from "./early.ts";
import { preloadApp } from "./preload-app.ts";

/** A screen, and what is to be done once it answers. */
export function Answering({ Screen }: { Screen: ComponentType }) {
  useEffect(() => {
    // What was loaded before this mark is what visitors wait for; the size budget reads it.
    performance.mark("answers");
    releaseEarlySubmit();
    preloadApp();
  }, []);
  return <Screen />;
}
