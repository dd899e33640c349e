import { Skeleton } from "../../ui/skeleton.tsx";

export default function SettingsSkeleton() {
  return <Skeleton className="h-96 rounded-xl!" />;
}
