import { useToday } from '@stridewell/app/core';
import { StatTile, scoreText } from '@stridewell/app/screens';
import { type StatsAnswer, weekStartOf } from '@stridewell/contracts/web';
import { CardBox, figures, Hidden, Skeleton, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { overviewWords } from './overview-words.ts';

const ThreeColumns = styled.dl`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

/** One card with three numbers, 64 px high. */
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
  scores.length === 0 ? '–' : scoreText(scores.reduce((sum, { score }) => sum + score, 0) / scores.length);

const ValueSkeleton = () => <Skeleton as="span" $width={40} $height={36} />;

export interface TilesProps {
  /** Null while loading. */
  scores: Scores | null;
  /** True to show the numbers in one row, with visually hidden labels. */
  isCompact?: boolean;
}

/** Tiles with this week's check-ins, and the mean score and the streak of the last seven days. */
export const Tiles = ({ scores, isCompact = false }: TilesProps) => {
  const words = overviewWords().tiles;
  const monday = weekStartOf(useToday());
  const count = scores && countSince(scores, monday);
  const tiles = [
    { label: words.week, value: count, note: words.checkins(count ?? 0), of: words.checkins(count ?? 0) },
    { label: words.average, value: scores && average(scores), note: words.lastDays, of: words.lastDays },
    {
      label: words.streak,
      value: scores?.length ?? null,
      note: scores && (
        <>
          <Hidden>{`${words.streak} · `}</Hidden>
          {words.ofDays(scores.length)}
        </>
      ),
      of: words.ofLastDays,
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
