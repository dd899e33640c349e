import { Skeletons } from "../../ui/skeleton.tsx";

/** The placeholder of the list. */
export default function CheckInsSkeleton() {
  return <Skeletons heights={["h-48", "h-22", "h-64"]} />;
}
