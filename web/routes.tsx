import { createBrowserRouter, type RouteObject, redirectDocument } from "react-router";
import { paths } from "../domain/paths.ts";
import { isFramed } from "./lib/session/framed.ts";
import { viewedId } from "./lib/session/viewing.ts";
import { nextTask } from "./lib/waiting/next-task.ts";
import { closeOnBack } from "./ui/back-closes.ts";

/** Signed-in people's areas, each in its own chunk; visitors' screens are pages of their own. */
const areas: { root: string; load: () => Promise<RouteObject> }[] = [
  {
    root: paths.trainee.home,
    load: async () => (await import("./trainee/area.tsx")).traineeArea,
  },
  {
    root: paths.admin,
    load: async () => (await import("./admin/area.tsx")).adminArea,
  },
];

if (import.meta.env.DEV) {
  areas.push({
    root: paths.design,
    load: async () => {
      const { DesignScreen } = await import("./design/screen.tsx");
      return { path: paths.design, element: <DesignScreen /> };
    },
  });
}

const areaOf = (path: string) =>
  areas.find(({ root }) => path === root || path.startsWith(`${root}/`));

/** Loads what the area of an address is made of. */
export const loadArea = async (path: string) => areaOf(path)?.load();

/** The router over those areas; an area's routes arrive when an address in it is first opened. */
export async function createAppRouter() {
  if (viewedId !== undefined) {
    return closeOnBack(await (await import("./view-as/router.tsx")).createViewRouter(viewedId));
  }
  const loaded = new Set<string>();
  // A router needs one route to begin with: the way out to the visitors' pages.
  const visitors = {
    path: paths.trainerSignIn,
    loader: () => redirectDocument(paths.trainerSignIn),
    hydrateFallbackElement: null,
  };
  const router = createBrowserRouter([visitors], {
    async patchRoutesOnNavigation({ path, patch }) {
      const area = areaOf(path);
      if (!area || loaded.has(area.root)) return;
      // Between the router's chunk and the area's, taps get their turn.
      await nextTask();
      patch(null, [await area.load()]);
      loaded.add(area.root);
    },
  });
  if (isFramed()) void standInFrame(router);
  return closeOnBack(router);
}

async function standInFrame(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { enterFrame, keepFramable } = await import("./embed/inside.ts");
  enterFrame();
  keepFramable(router);
}
