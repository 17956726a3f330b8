import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import { Card, figures, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Link } from 'wouter';
import { sessionPath } from '../session/session-path.ts';
import type { KeyDay } from './season-weeks.ts';
import { seasonWords } from './season-words.ts';

const Days = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 56px;
  padding: ${token('space-2')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const When = styled.div`
  ${text('14')}
  ${figures}
  color: ${token('color-text-3')};
  b {
    display: block;
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
`;

const NumberBadge = styled.span`
  ${text('12')}
  ${figures}
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${token('color-surface-sunken')};
  font-weight: ${token('weight-semibold')};
`;

/** As high as its row, so that it is easy to tap. */
const RaceLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('touch')};
`;

/** The days that matter most, with the numbers that mark them in the chart. */
export const KeyDays = ({ keyDays }: { keyDays: readonly KeyDay[] }) => {
  const words = seasonWords();
  const title = words.keyDays(keyDays.length);
  return (
    <Card title={title} flush>
      <Days aria-label={title}>
        {keyDays.map(({ date, kind, title: name }, index) => (
          <Day key={`${date} ${kind}`}>
            <When>
              <b>{shortDayIn(date)}</b>
              {weekdayIn(date)}
            </When>
            <Text $medium>{kind === 'race' ? <RaceLink href={sessionPath(date)}>{name}</RaceLink> : name}</Text>
            <NumberBadge role="img" aria-label={words.numberInChart(index + 1)}>
              {index + 1}
            </NumberBadge>
          </Day>
        ))}
      </Days>
    </Card>
  );
};
