import { type ComponentType, type ReactNode, Suspense } from "react";
import { type DayClock, usualClock } from "../../../domain/activity/day-clock.ts";
import { dayProgress } from "../../../domain/activity/performance.ts";
import { type DayFacts, dayTasks, type Task } from "../../../domain/activity/today.ts";
import { dayOfWeek, minuteOfDay } from "../../../domain/calendar.ts";
import type { Home, HomeDay } from "../../../domain/contract/home/home.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { paths } from "../../../domain/paths.ts";
import { sparePart } from "../../frame/again.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { DayMade } from "./day-made.tsx";

const { trainee } = paths;
// Until it loads, the line links to the meals.
const MealAction = sparePart(async () => (await import("./meal-action.tsx")).MealAction);

// Loaded on demand, as most of the day a next task exists.
const DayOver = sparePart(async () => (await import("./day-over.tsx")).DayOver);

/** A line of another screen in the card of today. */
export type HomeLine = ComponentType<{ home: Home; Line: ComponentType<DayLine> }>;

const homeLines = Object.entries(
  import.meta.glob<HomeLine>("../*/home-line.tsx", { import: "default" }),
).map(([file, load]) => ({ file, isCheckIn: file.includes("check"), Part: sparePart(load) }));

type Exercise = HomeDay["exercises"][number];
type Meal = HomeDay["meals"][number];
type DayTask = Task<Exercise, Meal>;

/** Lines of the rest of the day, so that the home stays short; more are folded, in a line of their own. */
const maxLines = 3;

/** How a day differs from others: its hours, and what its meals and training are called. */
interface DayWords {
  clock: DayClock;
  heading?: ReactNode;
  mealOf: (timing: MealTiming) => string;
  /** When the training is; undefined at any hour. */
  training?: string;
}

/** A day without a fast. */
export const usualDay: DayWords = { clock: usualClock, mealOf: (timing) => timingTexts[timing]() };

type TodayCardProps = { home: Home; day?: DayWords };

/** The next task of today, the rest, and folded, the ones behind. */
export function TodayCard({ home, day: words = usualDay }: TodayCardProps) {
  const { left, spare, behind, done } = dayTasks(
    factsOf(home),
    minuteOfDay(Date.now(), ownZone()) / 60,
    words.clock,
  );
  const [next, ...rest] = left;
  // The line of what is behind takes the place of one.
  const room = maxLines - (behind.length > 0 ? 1 : 0);
  const shown = rest.length > maxLines ? room - 1 : rest.length;
  const folded = [...rest.slice(shown), ...spare];
  const day = home.week.find(({ date }) => date === home.date);
  const percent = day && dayProgress(day);
  return (
    <Card title={m.home_week_today()} aria-label={m.home_week_today()}>
      {words.heading}
      {next ? (
        <Next key={keyOf(next)} {...lineOf(next, home, words)} />
      ) : (
        <Suspense fallback={<div className="h-9" />}>
          <DayOver
            rest={behind.length + spare.length === 0}
            full={spare.length > 0}
            steps={day?.steps}
          />
        </Suspense>
      )}
      <ul className="mt-2 border-t border-line pt-1">
        <Lines tasks={rest.slice(0, shown)} home={home} words={words} />
        {homeLines.map(
          ({ file, isCheckIn, Part }) =>
            // The place of a check-in exists only with one, so that nothing moves.
            (!isCheckIn || home.checkIn) && (
              <Suspense
                key={file}
                fallback={<li aria-hidden="true" className={isCheckIn ? "h-14" : "h-12"} />}
              >
                <Part home={home} Line={Line} />
              </Suspense>
            ),
        )}
      </ul>
      {folded.length > 0 && (
        <Folded icon={<Icon name="clock" />} title={m.home_today_later({ count: folded.length })}>
          <Lines tasks={folded} home={home} words={words} />
        </Folded>
      )}
      {behind.length > 0 && (
        <Folded
          icon={<Icon name="check" className={done > 0 ? "text-good" : ""} />}
          title={done > 0 ? m.home_today_done({ count: done }) : m.home_today_skipped()}
        >
          <Lines tasks={behind} home={home} words={words} />
        </Folded>
      )}
      {day && percent !== undefined && (
        <DayMade day={day}>
          <span className="min-w-0 grow">{m.home_week_progress()}</span>
          <bdi dir="ltr" className="font-semibold text-accent-ink">
            {percent}%
          </bdi>
        </DayMade>
      )}
    </Card>
  );
}

function Folded({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-muted">
        {icon}
        {title}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type LinesProps = { tasks: readonly DayTask[]; home: Home; words: DayWords };

const Lines = ({ tasks, home, words }: LinesProps) =>
  tasks.map((task) => <Line key={keyOf(task)} {...lineOf(task, home, words)} />);

function factsOf({ date, day, weight, unreadMessages, over }: Home): DayFacts<Exercise, Meal> {
  const weighed = weight.current?.date === date ? "sent" : "due";
  return {
    ...day,
    weight: dayOfWeek(date) === 0 ? weighed : null,
    unread: unreadMessages,
    isOver: Boolean(over),
  };
}

interface DayLine {
  to: string;
  icon: IconName;
  title: string;
  facts?: readonly string[];
  /** A button that acts on the spot. */
  action?: ReactNode;
}

interface TaskLine extends DayLine {
  /** The text of the button that links there. */
  verb: string;
}

function lineOf(task: DayTask, { date, unreadMessages }: Home, words: DayWords): TaskLine {
  switch (task.kind) {
    case "weight":
      return {
        to: trainee.weight,
        icon: "scale",
        verb: m.home_today_weigh(),
        title: m.home_today_weight(),
      };
    case "messages":
      return {
        to: trainee.chat,
        icon: "chat",
        verb: m.home_today_read(),
        title: m.home_today_messages({ count: unreadMessages }),
      };
    case "training": {
      const { exercises, next } = task;
      const done = exercises.filter(({ status }) => status === "completed").length;
      const share = m.home_week_done_of({ done, goal: exercises.length });
      const when = words.training === undefined ? [] : [words.training];
      return {
        to: trainee.exerciseProgram(date),
        icon: "dumbbell",
        verb: m.home_today_train(),
        title: next ? nameIn(next) : m.home_week_exercises(),
        facts: next ? [...when, m.home_week_exercises(), share] : [share],
      };
    }
    case "meal": {
      const { timing, name, calories, status } = task.meal;
      const more = calories === null ? [] : [m.diet_kcal({ kcal: calories })];
      if (status === "skipped") more.push(m.home_today_skipped());
      return {
        to: trainee.diet,
        icon: "bowl",
        verb: m.trainee_diet(),
        title: name,
        facts: [words.mealOf(timing), ...more],
        action: (
          <Suspense fallback={<span className="size-12 shrink-0" />}>
            <MealAction meal={task.meal} />
          </Suspense>
        ),
      };
    }
  }
}

const keyOf = (task: DayTask) => (task.kind === "meal" ? task.meal.id : task.kind);

function Next({ to, icon, title, facts, verb, action }: TaskLine) {
  const words = "min-w-32 grow basis-0";
  const told = (
    <>
      <span className="block text-sm text-muted">{m.home_today_next()}</span>
      <bdi className="block font-semibold wrap-anywhere">{title}</bdi>
      {facts && <FactLine facts={facts} className="text-sm text-muted" />}
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
        <Icon name={icon} />
      </span>
      {action ? (
        <ScreenLink to={to} className={words}>
          {told}
        </ScreenLink>
      ) : (
        <p className={words}>{told}</p>
      )}
      {action ?? (
        <ScreenLink to={to} className={buttonClass()}>
          {verb}
        </ScreenLink>
      )}
    </div>
  );
}

function Line({ to, icon, title, facts, action }: DayLine) {
  return (
    <li className="flex flex-wrap items-center justify-end">
      <ScreenLink to={to} className="flex min-h-12 min-w-0 grow basis-40 items-center gap-3 py-1">
        <Icon name={icon} className="shrink-0 text-muted" />
        <span className="min-w-0">
          <bdi className="block wrap-anywhere">{title}</bdi>
          {facts && <FactLine facts={facts} className="text-sm text-muted" />}
        </span>
      </ScreenLink>
      {action}
    </li>
  );
}
