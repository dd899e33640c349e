import "../../web/access/access.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { DemoOffer } from "../../web/access/demo/offer.tsx";
import { pageOf, pages } from "../../web/access/pages.ts";
import { Surroundings } from "../../web/access/surroundings/surroundings.tsx";
import { Tools } from "../../web/access/surroundings/tools.tsx";
import { fetchApp } from "../../web/access/take-over.ts";
import { beginDemo } from "./demo.tsx";

/** Draws a visitors' screen as it is; whatever it asks for is answered in this browser. */
export async function showVisitorsPage(root: HTMLElement): Promise<void> {
  const page = pageOf(location.pathname.replace(/\/+$/, "") || "/");
  const Screen: ComponentType = await pages[page].load();
  // What takes its place ends it by this name.
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
  // What cannot begin is said where somebody enters.
  await beginDemo().catch(() => {});
  // While its visitor reads; most look at the trainee's side first.
  await fetchApp("trainee");
}
