import { Skeletons } from "../../../ui/skeleton.tsx";

/** The placeholder of the person's photos. */
export default function PhotosSkeleton() {
  return <Skeletons heights={["h-88", "h-72"]} />;
}
