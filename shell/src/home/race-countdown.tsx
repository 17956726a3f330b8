import { keyOf, useOptional } from '@stridewell/app/core';
import type { Season } from '@stridewell/contracts/web';
import { figures, Icon, media, text, token, WideOnly } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Link } from 'wouter';
import { usePlannedWords } from './planned-words.ts';

/** The padding enlarges the area that can be tapped, without moving its neighbours. */
const Box = styled(Link)`
  ${text('14')}
  ${figures}
  color: ${token('color-text-2')};
  display: block;
  margin: -12px 0;
  padding: 12px 0;
  text-align: right;
  text-decoration: none;
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
  ${media.phone} {
    font-size: ${token('text-12')};
  }
`;

const Chevron = styled(Icon)`
  display: inline-block;
  margin-left: 2px;
  vertical-align: text-bottom;
`;

/**
 * Number of days until the race and the week of the season, as a link to the season. Renders nothing if there is no
 * race.
 */
export const RaceCountdown = () => {
  const words = usePlannedWords();
  const season = useOptional<Season>(keyOf('readSeason'));
  if (season.state !== 'there') return null;
  const { daysToRace, goal, week, weeksToRace, weeks } = season.value;
  if (daysToRace === null || weeksToRace === null || daysToRace < 0) return null;
  const phase = weeks.find(({ state }) => state === 'current')?.phase;
  return (
    <Box href="/running/season">
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
      <Chevron name="chevron-right" size={16} />
    </Box>
  );
};
