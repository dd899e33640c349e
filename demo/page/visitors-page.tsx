import "../../web/access/access.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { DemoOffer } from "../../web/access/demo/offer.tsx";
import { pageOf, pages } from "../../web/access/pages.ts";
import { Surroundings } from "../../web/access/surroundings/surroundings.tsx";
import { Tools } from "../../web/access/surroundings/tools.tsx";
import { fetchApp } from "../../web/access/take-over.ts";
import { beginDemo } from "./demo.tsx";

/** Renders a visitors' screen, with the server in this browser. */
export async function showVisitorsPage(root: HTMLElement): Promise<void> {
  const page = pageOf(location.pathname.replace(/\/+$/, "") || "/");
  const Screen: ComponentType = await pages[page].load();
  // The app that replaces this page finds it by this id.
  root.id = "page";
  createRoot(root).render(
    <StrictMode>
      <Surroundings
        page={page}
        tools={
          <div className="flex flex-wrap items-center">
            <Tools />
          </div>
        }
        screen={
          <div className="grid min-w-0 grow grid-cols-1 content-center gap-6">
            {page.endsWith("sign-in") && <DemoOffer />}
            <Screen />
          </div>
        }
      />
    </StrictMode>,
  );
  // Entering reports a failed start.
  await beginDemo().catch(() => {});
  // Loaded while the visitor reads; most visit the trainee's side first.
  await fetchApp("trainee");
}
