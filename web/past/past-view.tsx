import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Skeletons } from "../ui/skeleton.tsx";
import { EarlierCard } from "./earlier-card.tsx";
import { FoundStep } from "./found-step.tsx";
import { KnownNamesCard } from "./known-names-card.tsx";
import { pastQuery } from "./query.ts";
import type { PastSide } from "./side.ts";
import { SourceCard } from "./source-card.tsx";
import { refusalTexts } from "./texts.ts";
import { UndoneText } from "./undone-text.tsx";
import { type ReadFailure, usePastFile } from "./use-past-file.ts";
import { usePastImport } from "./use-past-import.ts";

type PastViewProps = {
  side: PastSide;
  /** The way of a file of many people; the trainer's alone. */
  ofMany?: ReactNode;
};

/** One person's past in other apps: a file on its way in, the names of exercises, and earlier imports. */
export function PastView({ side, ofMany }: PastViewProps) {
  const { data, error, isFetching, refetch } = useQuery(pastQuery(side));
  const file = usePastFile();
  const writing = usePastImport(side);
  if (!data) {
    if (!error) return <Skeletons heights={["h-64", "h-40"]} />;
    return (
      <LoadFailure
        title={m.past_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { found, failure } = file;
  const another = () => {
    file.putAway();
    writing.putAway();
  };
  if (found) {
    return (
      <FoundStep
        side={side}
        found={found}
        overview={data}
        writing={writing}
        reading={file.share !== undefined}
        onUnit={(unit) => void file.read(found.file, unit)}
        onAnother={another}
      />
    );
  }
  return (
    <>
      <p className="text-muted">
        {side.reader === "trainer" ? m.past_of_text() : m.past_own_text()}
      </p>
      {failure && <Failure failure={failure} ofMany={ofMany} />}
      {writing.failure && <Banner kind="error">{writing.failure}</Banner>}
      {writing.undone && (
        <Banner kind={writing.undone.removed > 0 ? "success" : "info"}>
          <UndoneText undone={writing.undone} />
        </Banner>
      )}
      <SourceCard share={file.share} onFiles={file.open} onCancel={file.cancel} />
      <EarlierCard
        reader={side.reader}
        imports={data.imports}
        undoing={writing.undoing}
        onUndo={(id) => void writing.undo(id)}
      />
      <KnownNamesCard side={side} overview={data} />
    </>
  );
}

function Failure({ failure, ofMany }: { failure: ReadFailure; ofMany: ReactNode }) {
  const refused = "refused" in failure ? failure.refused : undefined;
  return (
    <Banner kind="error" action={refused === "of_many_people" ? ofMany : undefined}>
      {"text" in failure ? failure.text : refusalTexts[failure.refused]()}
    </Banner>
  );
}
