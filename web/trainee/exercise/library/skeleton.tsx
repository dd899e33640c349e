import { Skeletons } from "../../../ui/skeleton.tsx";
import ListSkeleton from "./category/skeleton.tsx";

export default function LibrarySkeleton() {
  return (
    <>
      <Skeletons heights={["h-12"]} />
      <ListSkeleton />
    </>
  );
}
