import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { photoPoses, photoPurposes } from "../../../../domain/check-ins/progress-photos.ts";
import type {
  PhotoConsents,
  ProgressPhotos,
} from "../../../../domain/contract/check-ins/progress-photos.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { viewedId } from "../../../lib/session/viewing.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { covered } from "../../covered.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { DayPhotos } from "./day-photos.tsx";
import { EraseAll } from "./erase-all.tsx";
import { forgetLeftFiles } from "./keep-photo.ts";
import { PurposeSwitch } from "./purpose-switch.tsx";
import { progressPhotosQuery } from "./queries.ts";
import PhotosSkeleton from "./skeleton.tsx";

/** The person's photos, hidden until they are held, and who may see them. */
function PhotosScreen() {
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader
        title={m.photos_title()}
        to={paths.trainee.checkIns}
        backLabel={m.check_in_back()}
      />
      {viewedId === undefined ? (
        <OwnPhotos />
      ) : (
        <EmptyState
          icon={<Icon name="lock" />}
          title={m.photos_owners_only()}
          text={m.photos_owners_only_text()}
        />
      )}
    </div>
  );
}

function OwnPhotos() {
  const query = useInfiniteQuery(progressPhotosQuery);
  useEffect(() => void forgetLeftFiles(), []);
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  return (
    <>
      {first ? (
        <>
          <Consents consents={first} hasPhotos={first.photos.length > 0} />
          <Days photos={pages.flatMap(({ photos }) => photos)} />
          {query.hasNextPage && (
            <LoadMore
              label={m.photos_older()}
              pending={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          )}
        </>
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          title={m.photos_load_failed()}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <PhotosSkeleton />
      )}
    </>
  );
}

export default covered(m.photos_title, PhotosScreen);

type ConsentsProps = { consents: PhotoConsents; hasPhotos: boolean };

function Consents({ consents: { consents, refusal }, hasPhotos }: ConsentsProps) {
  if (refusal !== null) {
    return (
      <Banner kind="info" action={hasPhotos && <EraseAll />}>
        {refusal === "under_18" ? m.photos_adults_only() : m.photos_age_unknown()}
      </Banner>
    );
  }
  return (
    <Card title={m.photos_who_sees()} className="grid grid-cols-1 gap-1">
      {photoPurposes.map((purpose) => (
        <PurposeSwitch
          key={purpose}
          purpose={purpose}
          consent={consents.find((each) => each.purpose === purpose)}
        />
      ))}
      <p className="pt-1 text-sm text-muted">{m.photos_consent_screenshots()}</p>
    </Card>
  );
}

function Days({ photos }: { photos: ProgressPhotos["photos"] }) {
  if (photos.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="camera" />}
        title={m.photos_none()}
        text={m.photos_none_text()}
      />
    );
  }
  const days = [...new Set(photos.map(({ date }) => date))];
  return (
    <ul className="grid grid-cols-1 gap-3">
      {days.map((day) => {
        const ofDay = photos.filter(({ date }) => date === day);
        const byPose = photoPoses.flatMap((pose) => ofDay.filter((each) => each.pose === pose));
        return (
          <li key={day}>
            <DayPhotos date={day} photos={byPose} />
          </li>
        );
      })}
    </ul>
  );
}
