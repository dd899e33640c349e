import { Skeletons } from "../../../ui/skeleton.tsx";

export default function SentCheckInSkeleton() {
  return <Skeletons heights={["h-28", "h-20", "h-96"]} />;
}
