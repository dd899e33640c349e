import { Skeletons } from "../../../ui/skeleton.tsx";
import { MealsSkeleton } from "../meals/skeleton.tsx";

export default function ShoppingSkeleton() {
  return (
    <>
      <Skeletons heights={["h-13", "h-11"]} />
      <MealsSkeleton />
    </>
  );
}
