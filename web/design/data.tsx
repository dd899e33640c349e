import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { Badge, CountBadge } from "../ui/badge.tsx";
import { Ltr } from "../ui/bidi.tsx";
import { Button } from "../ui/button.tsx";
import { BarChart } from "../ui/chart/bar-chart.tsx";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { ProgressRing } from "../ui/chart/progress-ring.tsx";
import { Sparkline } from "../ui/chart/sparkline.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { MimRing } from "../ui/mim-ring.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { ProgressBar, type ProgressTone } from "../ui/progress-bar.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Cell, HeaderCell, Row, Table } from "../ui/table.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { sampleRows, sampleSteps, sampleWeights, say } from "./samples.ts";
import { Line, Section } from "./section.tsx";

const bands: [number, ProgressTone][] = [
  [96, "good"],
  [74, "fair"],
  [58, "warn"],
  [31, "bad"],
];

export function Data() {
  return (
    <>
      <Charts />
      <Section title={say("التقدّم", "Progress")}>
        <Line>
          {bands.map(([value, tone]) => (
            <ProgressRing key={tone} value={value} tone={tone} label={say("الأداء", "Performance")}>
              <span className="text-lg font-semibold">{value}%</span>
            </ProgressRing>
          ))}
          <ProgressRing value={0} size={44} label={say("الأداء", "Performance")} />
        </Line>
        <Line>
          {bands.map(([value, tone]) => (
            <MimRing key={tone} value={value} tone={tone} className="w-12" />
          ))}
          <MimRing value={100} className="w-12" />
          <MimRing value={undefined} className="w-12" />
          <MimRing value={undefined} faint className="w-12" />
        </Line>
        {bands.map(([value, tone]) => (
          <ProgressBar key={tone} value={value} tone={tone} label={say("الخطوات", "Steps")} />
        ))}
        <ProgressBar value={65} label={say("التحميل", "Loading")} />
      </Section>
      <Section title={say("شارات", "Badges")}>
        <Line>
          <Badge>{say("أساسي", "Basic")}</Badge>
          <Badge tone="accent">{say("احترافي", "Pro")}</Badge>
          <Badge tone="good">{say("نشط", "Active")}</Badge>
          <Badge tone="fair">{say("جيد", "Good")}</Badge>
          <Badge tone="warn">{say("بانتظار الموافقة", "Pending")}</Badge>
          <Badge tone="bad">{say("غير نشط", "Inactive")}</Badge>
          <CountBadge count={3} label={say("3 رسائل", "3 messages")} />
          <CountBadge count={12} label={say("12 رسالة", "12 messages")} />
          <CountBadge count={0} label="" />
        </Line>
        <Line>
          {sampleRows().map((row) => (
            <Avatar key={row.phone} name={row.name} />
          ))}
          <Avatar name="Salma Khatib" size={64} />
          <Sparkline values={sampleWeights(14).map((point) => point.value)} />
          <Sparkline values={[80]} />
        </Line>
      </Section>
      <People />
      <Tabs
        label={say("أقسام الإعدادات", "Settings")}
        tabs={[
          {
            value: "empty",
            label: say("فارغة", "Empty"),
            content: (
              <EmptyState
                icon={<Icon name="note" />}
                title={say("لا ملاحظات بعد", "No notes yet")}
                text={say(
                  "هنا تظهر ملاحظاتك، ومنها ما ترسله إلى مدربك.",
                  "Your notes appear here.",
                )}
                action={<Button>{say("أول ملاحظة", "First note")}</Button>}
              />
            ),
          },
          {
            value: "error",
            label: say("خطأ", "Error"),
            content: (
              <ErrorState
                title={say("حدث خطأ أثناء تحميل بيانات الأداء", "Could not load")}
                onRetry={() => undefined}
              />
            ),
          },
          { value: "loading", label: say("تحميل", "Loading"), content: <Loading /> },
        ]}
      />
    </>
  );
}

function Charts() {
  const unit = say("كغ", "kg");
  return (
    <>
      <Section title={say("الوزن في ستة أسابيع", "Six weeks")}>
        <LineChart
          points={sampleWeights(42)}
          unit={unit}
          target={76}
          label={say("الوزن", "Weight")}
        />
      </Section>
      <Section title={say("نقاط وخط اتجاه", "Points and their trend")}>
        <LineChart
          points={sampleWeights(42)}
          unit={unit}
          trend={sampleWeights(42).map((point, i, all) => {
            const near = all.slice(Math.max(0, i - 6), i + 1);
            return {
              ...point,
              value: near.reduce((sum, each) => sum + each.value, 0) / near.length,
            };
          })}
          label={say("الوزن", "Weight")}
        />
      </Section>
      <Section title={say("ثلاث سنوات", "Three years")}>
        <LineChart points={sampleWeights(1100)} unit={unit} label={say("الوزن", "Weight")} />
      </Section>
      <Section title={say("قيمة واحدة، ولا قيمة", "One value, and none")}>
        <LineChart
          points={sampleWeights(1)}
          unit={unit}
          label={say("الوزن", "Weight")}
          height={160}
        />
        <LineChart points={[]} unit={unit} label={say("الوزن", "Weight")} height={100} />
      </Section>
      <Section title={say("خطوات الأسبوع، ويوم غير معروف، ويوم بلا خطوات", "A week of steps")}>
        <BarChart
          bars={sampleSteps()}
          unit={say("خطوة", "steps")}
          target={10_000}
          toneOf={(steps) => bands.find(([from]) => steps >= from * 100)?.[1] ?? "bad"}
          current={sampleSteps().at(-1)?.date}
          label={say("الخطوات", "Steps")}
        />
        <BarChart
          bars={sampleSteps().slice(0, 1)}
          unit={say("خطوة", "steps")}
          label={say("الخطوات", "Steps")}
          height={160}
        />
      </Section>
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24" />
    </div>
  );
}

function People() {
  const [up, setUp] = useState(true);
  const [page, setPage] = useState(2);
  const rows = sampleRows().sort((a, b) => (up ? 1 : -1) * (a.weight - b.weight));
  return (
    <Section title={say("جدول", "Table")}>
      <Table label={say("المتدربون", "Trainees")} region="max-h-80">
        <thead>
          <tr>
            <HeaderCell>{say("الاسم", "Name")}</HeaderCell>
            <HeaderCell>{say("الهاتف", "Phone")}</HeaderCell>
            <HeaderCell numeric sort={up ? "ascending" : "descending"} onSort={() => setUp(!up)}>
              {say("الوزن", "Weight")}
            </HeaderCell>
            <HeaderCell numeric sort="none" onSort={() => undefined}>
              {say("الأداء", "Performance")}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.phone}>
              <Cell head>
                <span className="flex min-w-40 items-center gap-3">
                  <Avatar name={row.name} size={36} />
                  {row.name}
                </span>
              </Cell>
              <Cell className="whitespace-nowrap text-muted">
                <Ltr>{row.phone}</Ltr>
              </Cell>
              <Cell numeric>
                <Ltr>{row.weight}</Ltr> {say("كغ", "kg")}
              </Cell>
              <Cell numeric>
                <Ltr>{row.percent}%</Ltr>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <Pagination page={page} pageCount={12} onPage={setPage} />
    </Section>
  );
}
