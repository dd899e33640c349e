import { Skeletons } from "../../../ui/skeleton.tsx";

/** The placeholder of the camera. */
export default function CameraSkeleton() {
  return <Skeletons heights={["h-128"]} />;
}
