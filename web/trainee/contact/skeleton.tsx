import { Loading } from "../../ui/loading.tsx";
import { Skeletons } from "../../ui/skeleton.tsx";

export default function ContactSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeletons heights={["h-14", "h-48"]} />
    </Loading>
  );
}
