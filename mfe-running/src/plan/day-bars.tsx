import type { TrainingLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { EffortBars } from '@stridewell/ui/charts';
import { token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { SessionBars } from '../session/session-bars.tsx';
import type { PaceUnit } from '../session/units.ts';

const Length = styled.div`
  min-width: ${token('space-6')};
  margin-top: 6px;
`;

export interface DayBarsProps {
  day: WeeklyPlanDay;
  log: TrainingLog | undefined;
  /** Duration in minutes of the week's longest day, which fills the width. */
  longestMinutes: number;
  isProvisional: boolean;
  unit: PaceUnit;
}

const widthOf = (minutes: number, longest: number): string => `${Math.round((minutes / longest) * 100)}%`;

/** The bars of a day's session and of its strength session. Outlines are provisional or skipped sessions. */
export const DayBars = ({ day, log, longestMinutes, isProvisional, unit }: DayBarsProps) => {
  const { session, strength } = day;
  const look = isProvisional || log?.status === 'skipped' ? 'outline' : 'filled';
  return (
    <>
      {session && (
        <Length style={{ width: widthOf(session.minutes, longestMinutes) }}>
          <SessionBars session={session} size="mini" look={look} unit={unit} />
        </Length>
      )}
      {strength && (
        <Length style={{ width: widthOf(strength.minutes, longestMinutes) }}>
          <EffortBars
            bars={[{ level: 'strength', weight: 1 }]}
            size="mini"
            look={isProvisional ? 'outline' : 'filled'}
          />
        </Length>
      )}
    </>
  );
};
