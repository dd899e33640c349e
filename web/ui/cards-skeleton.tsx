import { Loading } from "./loading.tsx";
import { Skeletons } from "./skeleton.tsx";

/** The placeholder of a screen of two cards. */
export const CardsSkeleton = () => (
  <Loading className="grid gap-4 lg:grid-cols-2">
    <Skeletons heights={["h-128", "h-96"]} />
  </Loading>
);
