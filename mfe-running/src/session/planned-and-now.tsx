import type { PlannedSession } from '@stridewell/contracts/web';
import { EffortBars } from '@stridewell/ui/charts';
import { text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { barsOf, partsOf } from './effort.ts';
import { sessionWords } from './session-words.ts';
import { describeSession } from './step-words.ts';
import type { PaceUnit } from './units.ts';

const Rows = styled.div`
  ${text('14')}
  display: grid;
  gap: ${token('space-2')};
  > div {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: ${token('space-3')};
    align-items: end;
    color: ${token('color-text-3')};
  }
`;

interface VersionProps {
  name: string;
  session: PlannedSession | null;
  look: 'filled' | 'outline';
  /** Duration in minutes of the longer of the two sessions, which fills the width. */
  longest: number;
  unit: PaceUnit;
}

const Version = ({ name, session, look, longest, unit }: VersionProps) => (
  <div>
    <span>{name}</span>
    {session ? (
      <div style={{ width: `${(session.minutes / longest) * 100}%` }}>
        <EffortBars
          bars={barsOf(partsOf(session))}
          size="list"
          look={look}
          label={`${name}: ${session.title}. ${describeSession(partsOf(session), unit)}`}
        />
      </div>
    ) : (
      <span>{sessionWords().rest}</span>
    )}
  </div>
);

export interface PlannedAndNowProps {
  /** The session as originally planned, or null if the day was a rest day. */
  planned: PlannedSession | null;
  /** The new session, or null if the day is a rest day. */
  now: PlannedSession | null;
  unit?: PaceUnit;
}

/** A changed session above its new version, at the same scale: the planned one as an outline, the new one filled. */
export const PlannedAndNow = ({ planned, now, unit = 'km' }: PlannedAndNowProps) => {
  const words = sessionWords();
  const longest = Math.max(planned?.minutes ?? 0, now?.minutes ?? 0, 1);
  return (
    <Rows>
      <Version name={words.planned} session={planned} look="outline" longest={longest} unit={unit} />
      <Version name={words.now} session={now} look="filled" longest={longest} unit={unit} />
    </Rows>
  );
};
