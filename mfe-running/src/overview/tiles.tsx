import { formatScore, useToday } from '@stridewell/app/core';
import { StatTile } from '@stridewell/app/screens';
import { type StatsAnswer, weekStartOf } from '@stridewell/contracts/web';
import { CardBox, figures, Hidden, Skeleton, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const ThreeColumns = styled.dl`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

/** One card with three figures, 64 px high. */
const OneRow = styled(CardBox)`
  padding: ${token('space-2')} ${token('card-pad')};
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space-2')};
    margin: 0;
  }
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    ${text('12')}
    color: ${token('color-text-3')};
  }
  dd {
    ${text('20')}
    ${figures}
    margin: 0;
    font-weight: ${token('weight-semibold')};
  }
`;

type Scores = StatsAnswer['dailyScores'];

const countSince = (scores: Scores, monday: string): number =>
  new Set(scores.filter(({ date }) => date >= monday).map(({ date }) => date)).size;

const average = (scores: Scores): string =>
  scores.length === 0 ? '–' : formatScore(scores.reduce((sum, { score }) => sum + score, 0) / scores.length);

const ValueSkeleton = () => <Skeleton as="span" $width={40} $height={36} />;

export interface TilesProps {
  /** Null while loading. */
  scores: Scores | null;
  /** True to show the figures in one row, with what they count in hidden words. */
  isCompact?: boolean;
}

/** Tiles with this week's check-ins, and the mean score and the streak of the last seven days. */
export const Tiles = ({ scores, isCompact = false }: TilesProps) => {
  const monday = weekStartOf(useToday());
  const tiles = [
    { label: 'This week', value: scores && countSince(scores, monday), note: 'check-ins', of: 'check-ins' },
    { label: 'Average', value: scores && average(scores), note: 'last 7 days', of: 'last 7 days' },
    {
      label: 'Streak',
      value: scores?.length ?? null,
      note: scores && (
        <>
          <Hidden>Streak · </Hidden>
          {`${scores.length} of the last 7 days`}
        </>
      ),
      of: 'of the last 7 days',
    },
  ];
  if (isCompact)
    return (
      <OneRow>
        <dl>
          {tiles.map(({ label, value, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value ?? <ValueSkeleton />}
                <Hidden> {of}</Hidden>
              </dd>
            </div>
          ))}
        </dl>
      </OneRow>
    );
  return (
    <ThreeColumns>
      {tiles.map(({ label, value, note }) => (
        <StatTile key={label} label={label} value={value ?? <ValueSkeleton />} note={note} />
      ))}
    </ThreeColumns>
  );
};
