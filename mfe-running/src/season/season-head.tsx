import type { Season } from '@stridewell/contracts/web';
import { Card, Eyebrow, media, Row, Text, TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { goalLabel } from '../profile/goal-labels.ts';
import { longDayIn } from '../session/days.ts';
import { seasonFigure } from './season-text.ts';
import { seasonWords } from './season-words.ts';

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
`;

const Right = styled.div`
  display: grid;
  ${media.wide} {
    justify-items: end;
  }
`;

/** The time to the race as one large number, with the goal and the current week. */
export const SeasonHead = ({ season }: { season: Season }) => {
  const words = seasonWords();
  const { goal, raceDate, week, weeks, runsPerWeek } = season;
  const { value, unit } = seasonFigure(season);
  const total = Math.max(week, week + weeks.filter(({ state }) => state === 'ahead').length);
  return (
    <Card>
      <Row $between $wrap $align="baseline">
        <div>
          <Eyebrow>
            {raceDate ? words.withRace(goalLabel(goal), longDayIn(raceDate)) : words.withoutRace(goalLabel(goal))}
          </Eyebrow>
          <Figure>
            <Text as="span" $size="44" $figures>
              {value}
            </Text>{' '}
            <Text as="span" $size="20">
              {unit}
            </Text>
          </Figure>
        </div>
        <Right>
          <Text $size="14" $quiet={2}>
            {words.weekOf(week, total)}
          </Text>
          <Text $size="14" $quiet={3}>
            {words.runs(runsPerWeek)}
          </Text>
          {!raceDate && (
            <TextLink href="/running?tab=profile" direction="forward">
              {words.addRace}
            </TextLink>
          )}
        </Right>
      </Row>
    </Card>
  );
};
