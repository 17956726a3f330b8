import { keyOf, useOptional } from '@stridewell/app/core';
import type { Season } from '@stridewell/contracts/web';
import { figures, media, text, token, WideOnly } from '@stridewell/ui/core';
import styled from 'styled-components';
import { usePlannedWords } from './planned-words.ts';

const Box = styled.p`
  ${text('14')}
  ${figures}
  color: ${token('color-text-2')};
  text-align: right;
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
  ${media.phone} {
    font-size: ${token('text-12')};
  }
`;

/** Days until the race, and the week of the season. Renders nothing without a race. */
export const RaceCountdown = () => {
  const words = usePlannedWords();
  const season = useOptional<Season>(keyOf('readSeason'));
  if (season.state !== 'there') return null;
  const { daysToRace, goal, week, weeksToRace, weeks } = season.value;
  if (daysToRace === null || weeksToRace === null || daysToRace < 0) return null;
  const phase = weeks.find(({ state }) => state === 'current')?.phase;
  return (
    <Box>
      {daysToRace === 0 ? (
        <b>{words.raceDay}</b>
      ) : (
        <>
          <b>{words.days(daysToRace)}</b> {words.to[goal]}
        </>
      )}
      <WideOnly as="span">
        {` · ${[words.weekOf(week, week + weeksToRace - 1), phase && (words.phases[phase] ?? phase)].filter(Boolean).join(' · ')}`}
      </WideOnly>
    </Box>
  );
};
