import { useQuery } from "@tanstack/react-query";
import { useToday } from "../../lib/today.ts";
import { Greeting } from "./greeting.tsx";
import { homeQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";
import { WeekCard } from "./week-card.tsx";

export function HomeScreen() {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(homeQuery(today));
  return (
    <div className="grid gap-5">
      <Greeting name={data?.name} gender={data?.gender} />
      <Tiles weight={data?.weight} target={data?.body.targetWeight} failed={error !== null} />
      <WeekCard
        week={data?.week}
        joinedOn={data?.joinedOn}
        today={today}
        error={error}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
    </div>
  );
}
