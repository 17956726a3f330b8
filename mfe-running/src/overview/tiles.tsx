import { formatScore, useToday } from '@stridewell/app/core';
import { StatTile } from '@stridewell/app/screens';
import { type StatsAnswer, weekStartOf } from '@stridewell/contracts/web';
import { Hidden, Skeleton, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const ThreeColumns = styled.dl`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

type Scores = StatsAnswer['dailyScores'];

const countSince = (scores: Scores, monday: string): number =>
  new Set(scores.filter(({ date }) => date >= monday).map(({ date }) => date)).size;

const average = (scores: Scores): string =>
  scores.length === 0 ? '–' : formatScore(scores.reduce((sum, { score }) => sum + score, 0) / scores.length);

const ValueSkeleton = () => <Skeleton as="span" $width={40} $height={36} />;

/**
 * Tiles with this week's check-ins, and the mean score and the streak of the last seven days. `scores` is null while
 * loading.
 */
export const Tiles = ({ scores }: { scores: Scores | null }) => {
  const monday = weekStartOf(useToday());
  return (
    <ThreeColumns>
      <StatTile label="This week" value={scores ? countSince(scores, monday) : <ValueSkeleton />} note="check-ins" />
      <StatTile label="Average" value={scores ? average(scores) : <ValueSkeleton />} note="last 7 days" />
      <StatTile
        label="Streak"
        value={scores ? scores.length : <ValueSkeleton />}
        note={
          scores && (
            <>
              <Hidden>Streak · </Hidden>
              {`${scores.length} of the last 7 days`}
            </>
          )
        }
      />
    </ThreeColumns>
  );
};
