import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { countAxis } from '@stridewell/ui/charts';
import { token } from '@stridewell/ui/core';
import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { toneOf } from '../score/recommendation-badge.tsx';
import { chartWords } from './chart-words.ts';

export interface RecommendationBarsProps {
  counts: Record<Recommendation, number>;
}

/** Returns a summary sentence, such as "23 days with a check-in: Push 5, Adapt 15, Recover 3, Reset 0." */
export const countsSummary = (counts: Record<Recommendation, number>): string =>
  chartWords().counts(
    RECOMMENDATIONS.reduce((sum, name) => sum + counts[name], 0),
    RECOMMENDATIONS.map((name) => `${name} ${counts[name]}`).join(', '),
  );

interface ShapeProps {
  payload?: { name: Recommendation };
}

const Shape = ({ payload, ...rest }: ShapeProps) => (
  <Rectangle {...rest} radius={[6, 6, 0, 0]} fill={token(`color-${toneOf(payload?.name ?? 'Adapt')}-solid`)} />
);

/** Bar chart of the number of days with each recommendation. Screen readers read a sentence instead. */
export const RecommendationBars = ({ counts }: RecommendationBarsProps) => {
  const data = RECOMMENDATIONS.map((name) => ({ name, days: counts[name] }));
  const ticks = countAxis(Math.max(...data.map((entry) => entry.days)));
  return (
    <figure aria-label={countsSummary(counts)}>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={240}>
          <BarChart data={data} margin={{ top: 24, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={token('chart-grid')} />
            <XAxis dataKey="name" tickLine={false} axisLine={false} tickMargin={8} interval={0} />
            <YAxis
              domain={[0, ticks.at(-1) ?? 1]}
              ticks={ticks}
              width={32}
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
            />
            <Bar dataKey="days" maxBarSize={56} isAnimationActive={false} shape={Shape}>
              <LabelList dataKey="days" position="top" fontWeight={600} fill={token('color-text')} />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
};
