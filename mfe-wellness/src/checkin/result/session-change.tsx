import { barsOf, levelOf, partsOf } from '@stridewell/app/screens';
import type { PlannedSession } from '@stridewell/contracts/web';
import { EffortBars, EffortSwatch } from '@stridewell/ui/charts';
import { figures, text, token } from '@stridewell/ui/core';
import styled, { css, keyframes } from 'styled-components';
import { resultWords } from './result-words.ts';

const shrink = keyframes`
  from { width: var(--before); }
`;

/** Aligns the bars of both sessions at the bottom left. */
const Plot = styled.div`
  display: grid;
  align-items: end;
  > * {
    grid-area: 1 / 1;
    min-width: 8px;
  }
`;

const Ghost = styled.div`
  opacity: 0.55;
`;

const Ink = styled.div<{ $moves: boolean }>`
  ${({ $moves }) =>
    $moves &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${shrink} 600ms ${token('ease-out')} 200ms backwards;
      }
    `}
`;

const Legend = styled.dl`
  ${text('14')}
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  margin-top: ${token('space-2')};
  color: ${token('color-text-3')};
  > div {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
  }
  dd {
    color: ${token('color-text-2')};
  }
`;

/** Legend swatch for the outline of the planned session. */
const OutlineSwatch = styled.i`
  width: 10px;
  height: 10px;
  border-radius: 3px;
  box-shadow: inset 0 0 0 1.5px ${token('color-text-3')};
`;

/** Highest effort level of sessions without hard parts, which need less height. */
const EASY_LEVEL = 2;

const isEasy = (session: PlannedSession | null | undefined): boolean =>
  !session || partsOf(session).every((part) => part.kind !== 'repeat' && levelOf(part) <= EASY_LEVEL);

const widthOf = (session: PlannedSession, longest: number): string => `${(session.minutes / longest) * 100}%`;

export interface SessionChangeProps {
  /**
   * The planned session before the check-in changed it. Null if the day was a rest day, undefined if the session has
   * not changed.
   */
  before: PlannedSession | null | undefined;
  /** The current session. Null if the day is a rest day, undefined until the plan has been updated for the check-in. */
  now: PlannedSession | null | undefined;
  /** False to disable animations. */
  isMoving: boolean;
}

/** A changed session: the planned session as an outline behind the current one, at the same scale. */
export const SessionChange = ({ before, now, isMoving }: SessionChangeProps) => {
  const words = resultWords();
  const longest = Math.max(before?.minutes ?? 0, now?.minutes ?? 0);
  if (longest === 0) return null;
  const nameOf = (session: PlannedSession | null): string =>
    session ? words.session(session.title, session.minutes) : words.rest;
  const size = isEasy(before) && isEasy(now) ? 'mini' : 'list';
  const hasGhost = before !== undefined && before !== null;
  return (
    <figure>
      <Plot>
        {hasGhost && (
          <Ghost style={{ width: widthOf(before, longest) }}>
            <EffortBars
              bars={barsOf(partsOf(before))}
              size={size}
              look="outline"
              label={`${words.before}: ${nameOf(before)}`}
            />
          </Ghost>
        )}
        {now && (
          <Ink
            $moves={isMoving && hasGhost}
            style={
              {
                width: widthOf(now, longest),
                '--before': before ? widthOf(before, longest) : '100%',
              } as React.CSSProperties
            }
          >
            <EffortBars
              bars={barsOf(partsOf(now))}
              size={size}
              label={hasGhost ? `${words.now}: ${nameOf(now)}` : nameOf(now)}
            />
          </Ink>
        )}
      </Plot>
      {hasGhost && now !== undefined && (
        <Legend aria-hidden="true">
          <div>
            <OutlineSwatch />
            <dt>{words.before}</dt>
            <dd>{`${before.minutes} min`}</dd>
          </div>
          <div>
            <EffortSwatch $level={EASY_LEVEL} />
            <dt>{words.now}</dt>
            <dd>{now ? `${now.minutes} min` : words.rest}</dd>
          </div>
        </Legend>
      )}
    </figure>
  );
};

export default SessionChange;
