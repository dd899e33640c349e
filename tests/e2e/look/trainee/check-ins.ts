import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { appHeading } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

export const checkInLooks: readonly Look<TraineeWorld>[] = [
  { at: () => trainee.checkIns, ready: appHeading, largeText: true },
  {
    at: ({ form }) => `${trainee.checkIns}?form=${form}`,
    ready: (page) => page.getByRole("button", { name: /^(التقاط صورة|Take a photo)/ }).first(),
    largeText: true,
  },
  { at: () => trainee.photos, ready: (page) => page.getByRole("switch").first(), largeText: true },
  {
    at: ({ checkIn }) => trainee.checkIn(checkIn),
    ready: (page) => page.getByRole("definition").first(),
    largeText: true,
  },
];
