import type { Season } from '@stridewell/contracts/web';
import { ChartFrame } from '@stridewell/ui/charts';
import { figures, media, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import { type BarKind, barFill, ChartColumn } from './chart-columns.tsx';
import { LongRunLine } from './long-run-line.tsx';
import { seasonSummary, seasonTable } from './season-text.ts';
import { type KeyDay, lowNumbers, minuteTicks, phaseSpans, weekIndexOf } from './season-weeks.ts';
import { seasonWords } from './season-words.ts';

const AXIS = '32px';

const Frame = styled.div`
  ${text('12')}
  ${figures}
  display: grid;
  gap: ${token('space-2')};
  color: ${token('color-text-3')};
`;

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  margin-left: ${AXIS};
`;

const PhaseName = styled.span<{ $current: boolean }>`
  min-width: 0;
  margin-right: 2px;
  border-bottom: 4px solid ${({ $current }) => token($current ? 'color-accent' : 'color-border-control')};
  color: ${({ $current }) => token($current ? 'color-accent' : 'color-text-3')};
  font-weight: ${({ $current }) => token($current ? 'weight-semibold' : 'weight-regular')};
  white-space: nowrap;
  &:last-child {
    direction: rtl;
  }
  ${media.wide} {
    padding: 4px 8px;
    border: 0;
    border-radius: 8px;
    background: ${({ $current }) => token($current ? 'color-accent-bg' : 'color-surface-sunken')};
    text-align: center;
    overflow: hidden;
    text-overflow: clip;
  }
`;

const Plot = styled.div`
  position: relative;
  height: 176px;
  margin-top: ${token('space-3')};
  ${media.wide} {
    height: 224px;
  }
  > ${Columns} {
    position: relative;
    height: 100%;
  }
`;

const Tick = styled.div`
  position: absolute;
  inset: auto 0 auto;
  border-top: 1px solid ${token('chart-grid')};
  span {
    position: absolute;
    inset: -8px auto auto 0;
    width: 24px;
    text-align: right;
  }
  &::before {
    content: '';
    position: absolute;
    inset: -1px auto auto 0;
    width: 28px;
    border-top: 1px solid ${token('color-surface')};
  }
`;

const NumberBadge = styled.span<{ $low: boolean }>`
  justify-self: center;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin-top: ${({ $low }) => ($low ? '18px' : '0')};
  border-radius: 50%;
  background: ${token('color-surface-sunken')};
  color: ${token('color-text')};
  font-weight: ${token('weight-semibold')};
  line-height: 1;
`;

const Month = styled.span`
  width: 0;
  white-space: nowrap;
`;

const Swatch = styled.i<{ $kind: BarKind | 'done' }>`
  width: 12px;
  height: 12px;
  border-radius: 3px;
  ${({ $kind }) => ($kind === 'done' ? `background: ${token('chart-score')};` : barFill($kind))}
`;

const LineSwatch = styled.i`
  width: 10px;
  height: 10px;
  border: 2px solid ${token('chart-readiness')};
  border-radius: 50%;
`;

const LEGEND: readonly (BarKind | 'done')[] = ['done', 'planned', 'down', 'forecast'];

const LOCALES: Record<PageLanguage, string> = { en: 'en-GB', nb: 'nb-NO' };

/** Short name of a date's month in the language of the page, such as "Nov" or "nov". */
const monthName = (date: string): string =>
  new Intl.DateTimeFormat(LOCALES[pageLanguage()], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/**
 * Minimum fraction of the weeks that a phase needs to have room for its name. The last phase's name may extend to the
 * left.
 */
const MIN_SHARE = 0.1;

const Phases = ({ weeks }: Pick<Season, 'weeks'>) => (
  <Columns $count={weeks.length}>
    {phaseSpans(weeks).map((span, index, all) => (
      <PhaseName
        key={`${span.phase} ${weeks[index]?.weekStart}`}
        $current={span.isCurrent}
        style={{ gridColumn: `span ${span.weeks}` }}
      >
        {span.weeks / weeks.length >= MIN_SHARE || index === all.length - 1
          ? seasonWords().shortPhases[span.phase]
          : '\u00a0'}
      </PhaseName>
    ))}
  </Columns>
);

/** Numbers of the key days below their weeks. Neighbouring numbers are drawn at two heights. */
const KeyNumbers = ({ weeks, keyDays }: Pick<Season, 'weeks'> & { keyDays: readonly KeyDay[] }) => {
  const columns = keyDays.map(({ date }) => weekIndexOf(weeks, date));
  const low = lowNumbers(columns);
  return (
    <Columns $count={weeks.length}>
      {columns.map(
        (column, index) =>
          column >= 0 && (
            <NumberBadge
              key={keyDays[index]?.date}
              $low={low[index] ?? false}
              style={{ gridColumn: column + 1, gridRow: 1 }}
            >
              {index + 1}
            </NumberBadge>
          ),
      )}
    </Columns>
  );
};

const Months = ({ weeks }: Pick<Season, 'weeks'>) => (
  <Columns $count={weeks.length}>
    {weeks.map(({ weekStart }, index) => (
      <Month key={weekStart}>
        {weekStart.slice(0, 7) !== weeks[index - 1]?.weekStart.slice(0, 7) &&
        weekStart.slice(0, 7) === weeks[index + 1]?.weekStart.slice(0, 7)
          ? monthName(weekStart)
          : ''}
      </Month>
    ))}
  </Columns>
);

export interface SeasonChartProps {
  season: Season;
  /** The key days that the page lists, in the order of their numbers. */
  keyDays: readonly KeyDay[];
}

/** Weekly minutes of the season: planned and done, phases, long runs, races and the current week. */
export const SeasonChart = ({ season, keyDays }: SeasonChartProps) => {
  const { weeks, raceDate } = season;
  const words = seasonWords();
  const ticks = minuteTicks(weeks);
  const top = ticks.at(-1) ?? 1;
  const races = [
    ...(raceDate ? [raceDate] : []),
    ...keyDays.filter(({ kind }) => kind === 'race').map((day) => day.date),
  ];
  const raceWeeks = races.map((date) => weekIndexOf(weeks, date));
  return (
    <ChartFrame
      title={words.minutes}
      words={words.chart}
      summary={seasonSummary(season)}
      table={seasonTable(season)}
      legend={
        <>
          {LEGEND.map((kind) => (
            <span key={kind}>
              <Swatch $kind={kind} />
              {words.legend[kind]}
            </span>
          ))}
          <span>
            <LineSwatch />
            {words.legend.long}
          </span>
        </>
      }
    >
      <Frame>
        <Phases weeks={weeks} />
        <Plot>
          {ticks.map((tick) => (
            <Tick key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              <span>{tick}</span>
            </Tick>
          ))}
          <Columns $count={weeks.length}>
            {weeks.map((week, index) => (
              <ChartColumn key={week.weekStart} week={week} top={top} race={races[raceWeeks.indexOf(index)] ?? null} />
            ))}
            <LongRunLine weeks={weeks} top={top} />
          </Columns>
        </Plot>
        <KeyNumbers weeks={weeks} keyDays={keyDays} />
        <Months weeks={weeks} />
      </Frame>
    </ChartFrame>
  );
};
