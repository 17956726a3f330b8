import { toneOf } from '@stridewell/app/core';
import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { Card, figures, Icon, Skeleton, Text, TextButton, text, token, tone } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { statsWords } from './stats-words.ts';

type Counts = Record<Recommendation, number>;

const Bars = lazy(async () => ({ default: (await import('@stridewell/app/charts')).RecommendationBars }));

const Strip = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  border-radius: ${token('radius-full')};
  overflow: hidden;
  background: ${token('color-surface-sunken')};
`;

const Part = styled.i<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
  min-width: 4px;
  background: var(--solid);
`;

const Figures = styled.dl`
  ${text('14')}
  ${figures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(108px, 1fr));
  gap: ${token('space-3')} ${token('space-4')};
  margin-top: ${token('space-4')};
`;

const Name = styled.dt<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--fg);
`;

const Count = styled.dd`
  ${text('20')}
  small {
    margin-left: ${token('space-2')};
    font-size: ${token('text-12')};
    font-weight: ${token('weight-regular')};
    letter-spacing: 0;
    color: ${token('color-text-3')};
  }
`;

const Chart = styled.div`
  .recharts-text,
  .recharts-label {
    ${figures}
    font-size: 12px;
    fill: ${token('chart-axis')};
  }
`;

const Switch = styled(TextButton)`
  min-width: ${token('touch')};
  margin: -8px 0;
  justify-content: flex-end;
`;

const total = (counts: Counts): number => RECOMMENDATIONS.reduce((sum, name) => sum + counts[name], 0);

/**
 * Minimum and maximum number of check-ins in the previous period, as a fraction of those in the range, for a
 * comparison. Outside these limits, a change would mostly reflect the number of check-ins.
 */
const COMPARABLE = { least: 0.8, most: 1.25 };

const isComparable = (counts: Counts, earlier: Counts): boolean =>
  total(earlier) >= COMPARABLE.least * total(counts) && total(earlier) <= COMPARABLE.most * total(counts);

export interface CountsCardProps {
  counts: Counts;
  /**
   * Counts of the previous period of equal length, or null if they are unknown. They are compared only if both periods
   * have a similar number of check-ins.
   */
  previous: Counts | null;
  /** Number of days of the range. */
  days: number;
}

/** Number of days with each recommendation: as one strip with its numbers, or as a bar chart. */
export const CountsCard = ({ counts, previous: earlier, days }: CountsCardProps) => {
  const previous = earlier && isComparable(counts, earlier) ? earlier : null;
  const words = statsWords();
  const [asChart, setAsChart] = useState(false);
  return (
    <Card
      title={words.recommendations}
      aside={
        <Switch aria-pressed={asChart} onClick={() => setAsChart((before) => !before)}>
          {asChart ? words.showCounts : words.showChart}
        </Switch>
      }
    >
      {asChart ? (
        <Suspense fallback={<Skeleton $height={240} />}>
          <Chart>
            <Bars counts={counts} />
          </Chart>
        </Suspense>
      ) : (
        <>
          <Strip aria-hidden="true">
            {RECOMMENDATIONS.filter((name) => counts[name] > 0).map((name) => (
              <Part key={name} $of={name} style={{ flexGrow: counts[name] }} />
            ))}
          </Strip>
          <Figures>
            {RECOMMENDATIONS.map((name) => (
              <div key={name}>
                <Name $of={name}>
                  <Icon name={toneOf(name)} size={16} />
                  {words.daysOf(name)}
                </Name>
                <Count>
                  {counts[name]}
                  {previous && <small>{words.change(counts[name] - previous[name])}</small>}
                </Count>
              </div>
            ))}
          </Figures>
          {previous && (
            <Text $size="12" $quiet={3} style={{ marginTop: 12 }}>
              {words.comparedWith(days)}
            </Text>
          )}
        </>
      )}
    </Card>
  );
};
