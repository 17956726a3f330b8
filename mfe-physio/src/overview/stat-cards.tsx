import type { Optional } from '@stridewell/app/core';
import { PHYSIO_LIMITS, type PhysioCheckin, type PhysioLog } from '@stridewell/contracts/web';
import { figures, Skeleton, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shortDay } from '../data/days.ts';
import { usePhysioCheckins, usePhysioLogs } from '../data/reads.ts';
import { averagePain, RECENT_EXERCISES_MAX, recentExercises } from './figures.ts';
import { type OverviewWords, overviewWords } from './overview-words.ts';

/** Three numbers in one row, separated by lines. Large text on a small phone needs more rows. */
const Three = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(4rem, 30%)), 1fr));
  margin: 0;
  padding-top: ${token('space-3')};
  border-top: 1px solid ${token('color-border')};
  > div {
    ${text('12')}
    display: grid;
    align-content: start;
    min-width: 0;
    padding: 0 ${token('space-2')};
  }
  > div:first-child {
    padding-left: 0;
  }
  > div + div {
    border-left: 1px solid ${token('color-border')};
    padding-left: ${token('space-3')};
  }
  dt,
  dd + dd {
    color: ${token('color-text-3')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd:nth-of-type(1) {
    ${text('20')}
    ${figures}
    small {
      font-size: ${token('text-12')};
      line-height: 1;
      font-weight: ${token('weight-regular')};
      letter-spacing: 0;
      color: ${token('color-text-3')};
    }
  }
`;

const Figure = ({ label, value, note }: { label: string; value: ReactNode; note: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {note !== null && <dd>{note}</dd>}
  </div>
);

/** Returns a value computed from loaded data, or a dash if loading failed. */
const figure = <T,>(read: Optional<T[]>, of: (values: T[]) => ReactNode): ReactNode => {
  if (read.state === 'loading') return <Skeleton as="span" $width={40} $height={24} />;
  return read.state === 'there' ? of(read.value) : '–';
};

const periodOf = (read: Optional<PhysioCheckin[]>, words: OverviewWords): string | null => {
  if (read.state !== 'there') return null;
  const oldest = read.value.at(-1);
  if (!oldest) return words.noneYet;
  return read.value.length < PHYSIO_LIMITS.listDefault
    ? words.since(shortDay(oldest.date))
    : words.latest(PHYSIO_LIMITS.listDefault);
};

/**
 * Returns the day of the newest entry, because the number alone does not show how long ago the runner did an exercise.
 */
const lastOf = (read: Optional<PhysioLog[]>, words: OverviewWords): string | null => {
  if (read.state !== 'there') return null;
  const [newest] = read.value;
  return newest ? words.lastOn(shortDay(newest.date)) : words.noneYet;
};

/** The number of check-ins, the average pain, and the number of recent exercises with the day of the last one. */
export const StatCards = () => {
  const words = overviewWords();
  const checkins = usePhysioCheckins();
  const logs = usePhysioLogs();
  const pain = (values: PhysioCheckin[]): ReactNode => (
    <>
      {averagePain(values)}
      <small>/10</small>
    </>
  );
  const exercises = (values: PhysioLog[]): ReactNode =>
    `${recentExercises(values)}${values.length > RECENT_EXERCISES_MAX ? '+' : ''}`;
  return (
    <Three>
      <Figure
        label={words.checkins}
        value={figure(checkins, ({ length }) => length)}
        note={periodOf(checkins, words)}
      />
      <Figure label={words.averagePain} value={figure(checkins, pain)} note={periodOf(checkins, words)} />
      <Figure label={words.exercises} value={figure(logs, exercises)} note={lastOf(logs, words)} />
    </Three>
  );
};
