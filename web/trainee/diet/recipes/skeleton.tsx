import { Skeletons } from "../../../ui/skeleton.tsx";

export default function RecipesSkeleton() {
  return <Skeletons heights={["h-32", "h-33", "h-34"]} />;
}
