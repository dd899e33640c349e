import { Loading } from "../../ui/loading.tsx";
import { Skeletons } from "../../ui/skeleton.tsx";

export default function WeightSkeleton() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-2">
      <Skeletons heights={["h-128", "h-96"]} />
    </Loading>
  );
}
