import type { Optional } from '@stridewell/app/core';
import { StatTile } from '@stridewell/app/screens';
import { PHYSIO_LIMITS, type PhysioCheckin } from '@stridewell/contracts/web';
import { media, Skeleton, shortDay, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { usePhysioCheckins, usePhysioLogs } from '../data/reads.ts';
import { averagePain, RECENT_EXERCISES_MAX, recentExercises } from './figures.ts';

/** Layout of the three tiles: one row by default, and a stack next to the welcome card on desktops. */
const Three = styled.dl`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  ${media.desktop} {
    gap: ${token('space-4')};
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 399px) {
    > div {
      padding-inline: 10px;
    }
  }
`;

const Waiting = () => <Skeleton as="span" $width={40} $height={36} />;

/** Returns a tile's number, computed from loaded data, or a dash when loading failed. */
const figure = <T,>(read: Optional<T[]>, of: (values: T[]) => string | number) => {
  if (read.state === 'loading') return <Waiting />;
  return read.state === 'there' ? of(read.value) : '–';
};

const period = (read: Optional<PhysioCheckin[]>): string | null => {
  if (read.state !== 'there') return null;
  const oldest = read.value.at(-1);
  if (!oldest) return 'none yet';
  return read.value.length < PHYSIO_LIMITS.listDefault ? `since ${shortDay(oldest.date)}` : 'the latest 30';
};

/** Tiles with the numbers of check-ins and recent exercises and the average pain. */
export const StatCards = () => {
  const checkins = usePhysioCheckins();
  const logs = usePhysioLogs();
  return (
    <Three>
      <StatTile label="Check-ins" value={figure(checkins, ({ length }) => length)} note={period(checkins)} />
      <StatTile label="Average pain" value={figure(checkins, averagePain)} unit="/10" note={period(checkins)} />
      <StatTile
        label="Exercises"
        value={figure(logs, recentExercises)}
        unit={`of ${RECENT_EXERCISES_MAX}`}
        note="recent entries"
      />
    </Three>
  );
};
