import { type InfiniteData, useMutation } from "@tanstack/react-query";
import type { PhotoPurpose } from "../../../../domain/check-ins/progress-photos.ts";
import type { OwnCheckIns } from "../../../../domain/contract/check-ins/check-ins.ts";
import type {
  PhotoConsentChange,
  ProgressPhotos,
} from "../../../../domain/contract/check-ins/progress-photos.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { queryClient as client } from "../../../lib/session/query-client.ts";
import { consentFailed } from "../consent-failed.ts";
import { checkInsKey } from "../keys.ts";
import { ownCheckInsQuery } from "../queries.ts";
import { forgetPhotos } from "./keep-photo.ts";
import { progressPhotosKey } from "./keys.ts";
import { progressPhotosQuery } from "./queries.ts";

type Decision = Pick<PhotoConsentChange, "given"> &
  Partial<PhotoConsentChange> & { purpose: PhotoPurpose };

/** Gives or withdraws a consent. It is never kept for later: it counts once the server has it. */
export function useConsent() {
  return useMutation({
    networkMode: "always",
    // One after the other, so that the last decision counts.
    scope: { id: "photo-consents" },
    mutationFn: ({ purpose, given, photos = "keep" }: Decision) =>
      answer(
        traineeClient()["photo-consents"][":purpose"].$put({
          param: { purpose },
          json: { given, photos },
        }),
      ),
    onSuccess: (consents, { purpose, given, photos }) => {
      client.setQueryData<InfiniteData<ProgressPhotos>>(
        progressPhotosQuery.queryKey,
        (known) =>
          known && { ...known, pages: known.pages.map((page) => ({ ...page, ...consents })) },
      );
      if (purpose !== "coach") return;
      client.setQueryData<InfiniteData<OwnCheckIns>>(
        ownCheckInsQuery.queryKey,
        (known) => known && { ...known, pages: known.pages.map((page) => withAgreed(page, given)) },
      );
      void client.invalidateQueries({ queryKey: checkInsKey });
      if (photos !== "erase") return;
      void client.invalidateQueries({ queryKey: progressPhotosKey });
      // Those of this device are none that was sent.
      void forgetPhotos();
    },
    onError: (error) => consentFailed(error, progressPhotosKey),
  });
}

const withAgreed = (page: OwnCheckIns, photosAgreed: boolean): OwnCheckIns => ({
  ...page,
  due: page.due.map((each) => ({ ...each, photosAgreed })),
});
