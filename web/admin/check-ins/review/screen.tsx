import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { addDays, weekStart } from "../../../../domain/calendar.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { HandOverButton } from "../../hand-over/hand-over-button.tsx";
import { reviewQuery } from "../queries.ts";
import { ReviewAnswers } from "./answers.tsx";
import { Ending } from "./ending.tsx";
import { BackToList, ReviewFacts, ReviewHeading } from "./heading.tsx";
import { KeyLegend } from "./key-legend.tsx";
import { Lifts } from "./lifts.tsx";
import { ReviewPhotos } from "./photos/review-photos.tsx";
import { holdsPhotos } from "./photos/shots.ts";
import { ReviewPictures } from "./pictures.tsx";
import { PrivateNote } from "./private-note.tsx";
import { EndedReply, Reply } from "./reply.tsx";
import ReviewSkeleton from "./skeleton.tsx";
import { ToReply } from "./to-reply.tsx";
import { useReview } from "./use-review.ts";

/** One check-in on one screen: what it says, what is known, and the reply. */
export default function ReviewScreen() {
  const { id = "" } = useParams();
  const [over, setOver] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(id));
  if (over === id) return <Ending />;
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <div className="@container">
      {data && !isGone ? (
        <Review
          key={id}
          review={data}
          onAsk={() => void refetch()}
          onOver={(isOver) => setOver(isOver ? id : undefined)}
        />
      ) : isGone ? (
        <>
          <h1 className="sr-only">{m.review_title()}</h1>
          <EmptyState
            icon={<Icon name="check" />}
            title={m.review_gone()}
            action={
              <Link to={adminPaths.checkIns} className={buttonClass({ variant: "secondary" })}>
                {m.review_back()}
              </Link>
            }
          />
        </>
      ) : error ? (
        <>
          <header className="flex min-h-14 items-center gap-2">
            <BackToList />
            <h1 className="text-lg">{m.review_title()}</h1>
          </header>
          <LoadFailure
            error={error}
            title={m.review_failed()}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        </>
      ) : (
        <ReviewSkeleton />
      )}
    </div>
  );
}

type ReviewProps = {
  review: CheckInReview;
  onAsk: () => void;
  onOver: (isOver: boolean) => void;
};

function Review({ review, onAsk, onOver }: ReviewProps) {
  const { checkIn, person, weight, weeks, lifts } = review;
  const { text, change, input, place, isEnded, ...acts } = useReview(review, onOver);
  const withPhotos = holdsPhotos(review);
  const replyPlace = useRef<HTMLDivElement>(null);
  const nextWeek = addDays(weekStart(person.today), 7);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReviewHeading
        checkIn={checkIn}
        person={person}
        actions={
          <div className="grid justify-items-end">
            <div className="flex items-center">
              <HandOverButton message={{ id: person.traineeId, name: person.name }} />
              {place && <p className="px-2 text-muted tabular-nums">{m.review_place(place)}</p>}
              <IconButton
                label={m.review_previous()}
                disabled={!acts.previous}
                onClick={acts.previous || undefined}
              >
                <Icon name="chevron" className="rotate-180" />
              </IconButton>
              <IconButton
                label={m.review_next()}
                disabled={!acts.next}
                onClick={acts.next || undefined}
              >
                <Icon name="chevron" />
              </IconButton>
            </div>
            <KeyLegend />
          </div>
        }
      />
      <ReviewFacts checkIn={checkIn} />
      <div
        className={`grid grid-cols-1 items-start gap-4 @3xl:grid-cols-2 ${withPhotos ? "@5xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.1fr)]" : "@5xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.1fr)]"}`}
      >
        <div className="@container min-w-0 @3xl:row-span-2 @5xl:row-span-1">
          <ReviewAnswers review={review} onAsk={onAsk} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 @3xl:col-start-2 @3xl:row-start-2 @5xl:row-start-1">
          {withPhotos && (
            <ReviewPhotos review={review} acts={acts.photos} onAskAgain={acts.askForPhotos} />
          )}
          <ReviewPictures weight={weight} weeks={weeks} person={person} />
          <Lifts lifts={lifts} />
        </div>
        <div
          ref={replyPlace}
          className="grid min-w-0 grid-cols-1 gap-4 @3xl:col-start-2 @3xl:row-start-1 @5xl:sticky @5xl:top-18 @5xl:col-start-3"
        >
          {isEnded ? (
            <EndedReply
              review={review}
              onAsk={onAsk}
              voice={acts.voice}
              unsent={text}
              onDropped={() => change("")}
            />
          ) : (
            <Reply
              review={review}
              text={text}
              onChange={change}
              input={input}
              voice={acts.voice}
              recording={acts.recording}
              onBegin={acts.begin}
              onSend={acts.send}
              onEnd={acts.endSilently}
              onLater={acts.later}
            />
          )}
          <Card className="grid grid-cols-1 gap-3">
            <PrivateNote review={review} />
            <Link
              to={`${adminPaths.schedule(person.traineeId)}?week=${nextWeek}`}
              className={buttonClass({ variant: "secondary" })}
            >
              <Icon name="calendar" />
              {m.review_next_week({ gender: person.gender ?? "other" })}
            </Link>
          </Card>
        </div>
      </div>
      {!isEnded && <ToReply place={replyPlace} onPress={acts.reply} />}
    </div>
  );
}
