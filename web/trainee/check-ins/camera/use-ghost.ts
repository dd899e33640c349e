import { useQuery } from "@tanstack/react-query";
import type { PhotoPose } from "../../../../domain/check-ins/progress-photos.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { progressPhotosKey } from "../photos/keys.ts";
import { openOwnPhotos } from "../photos/queries.ts";

const ghostKey = [...progressPhotosKey, "ghost"] as const;

/** The address of the last sent photo of a pose; undefined without one, and without a network. */
export function useGhost(pose: PhotoPose): string | undefined {
  const { data } = useQuery({
    queryKey: [...ghostKey, pose],
    queryFn: async ({ signal }) => {
      const { photos } = await answer(
        traineeClient()["progress-photos"].$get({ query: {} }, { init: { signal } }),
      );
      const last = photos.find((each) => each.pose === pose && each.checkInId !== null);
      if (!last) return null;
      const { photos: opened } = await openOwnPhotos([last.id]);
      return opened[0]?.address ?? null;
    },
    // It opens a photo: in this page's memory alone, and not longer than its visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
}
