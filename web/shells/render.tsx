import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { appearanceScript } from "../lib/appearance.ts";
import { earlyClickScript } from "../lib/early-click.ts";
import { queryClient } from "../lib/query-client.ts";
import { m } from "../paraglide/messages.js";
import { getTextDirection, locales, overwriteGetLocale } from "../paraglide/runtime.js";
import { paths } from "../paths.ts";
import type { RenderedPage } from "../rendered-page.ts";
import { TraineeFrame } from "../trainee/frame/frame.tsx";
import { HomeScreen } from "../trainee/home/screen.tsx";
import { withGreeting } from "./greeting.tsx";
import { OpeningShell } from "./opening.tsx";
import style from "./shell.css?inline";

const shells: Record<string, () => ReactNode> = {
  "trainee-home": () => <TraineeShell screen={<HomeScreen />} />,
  trainee: () => <TraineeShell />,
  admin: () => <OpeningShell />,
};

/** What signed-in people see before the app runs: its frame, in the final layout. */
export function renderShells(): { pages: RenderedPage[]; style: string } {
  const pages = locales.flatMap((locale) => {
    overwriteGetLocale(() => locale);
    return Object.entries(shells).map(([name, draw]) => ({
      name,
      locale,
      direction: getTextDirection(locale),
      title: m.app_name(),
      description: m.access_description_app(),
      noScript: m.access_no_script(),
      body: withGreeting(renderToStaticMarkup(<div id="root">{draw()}</div>)),
      headScript: appearanceScript + earlyClickScript,
    }));
  });
  return { pages, style };
}

/** The trainee's own frame and screen, while nothing has been fetched yet. */
function TraineeShell({ screen }: { screen?: ReactNode }) {
  const router = createMemoryRouter(
    [
      {
        path: paths.trainee.home,
        Component: TraineeFrame,
        children: [{ index: true, element: screen }],
      },
    ],
    { initialEntries: [paths.trainee.home] },
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
