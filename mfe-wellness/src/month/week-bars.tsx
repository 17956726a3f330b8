import { shortDayIn } from '@stridewell/app/screens';
import type { MonthSummary } from '@stridewell/contracts/web';
import { ChartFrame } from '@stridewell/ui/charts';
import { figures, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { monthWords, weekSpan } from './month-words.ts';

const HIGHEST_PX = 120;
const LOWEST_PX = 4;

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  align-items: end;
`;

const Week = styled.span`
  ${text('12')}
  ${figures}
  display: grid;
  justify-items: center;
  gap: ${token('space-1')};
  color: ${token('color-text-3')};
  text-align: center;
  i {
    width: min(100%, 48px);
    border-radius: 6px 6px 0 0;
    background: ${token('color-text')};
  }
  span {
    /* Room for two lines of text, so that the bars of all weeks are aligned. */
    min-height: calc(2 * ${token('leading-12')});
  }
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-medium')};
  }
`;

/** Number of minutes in each week of the month, as bars or as a table. */
export const WeekBars = ({ weeks }: { weeks: MonthSummary['weeks'] }) => {
  const words = monthWords();
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <ChartFrame
      title={words.weeks}
      summary={words.weeksSummary(weeks.length)}
      words={words.chart}
      table={{
        columns: words.columns,
        rows: weeks.map(({ weekStart, runs, minutes, steady, of }) => [
          weekSpan(weekStart),
          String(runs),
          String(minutes),
          words.of(steady, of),
        ]),
      }}
    >
      <Bars>
        {weeks.map(({ weekStart, minutes }) => (
          <Week key={weekStart}>
            <b>{minutes}</b>
            {minutes > 0 && <i style={{ height: Math.max(LOWEST_PX, (minutes / most) * HIGHEST_PX) }} />}
            <span>{shortDayIn(weekStart)}</span>
          </Week>
        ))}
      </Bars>
    </ChartFrame>
  );
};
