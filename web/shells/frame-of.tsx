import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { queryClient } from "../lib/session/query-client.ts";

/** A screen as the build prerenders it, without data and without an account. */
export interface ShellScreen {
  path: string;
  title: () => string;
  screen: ReactNode;
}

/** A screen at its address in its area's frame. */
export function frameOf(Frame: ComponentType, { path, title, screen }: ShellScreen): ReactNode {
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ path, element: screen, handle: { title } }] }],
    { initialEntries: [path] },
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
