import type { PlannedSession } from '@stridewell/contracts/web';
import { EffortBars } from '@stridewell/ui/charts';
import { figures, Hidden, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { barsOf, partsOf } from './effort.ts';
import { sessionWords } from './session-words.ts';
import { type Caption, captionsOf, describePart, describeSession } from './step-words.ts';
import type { PaceUnit } from './units.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Captions = styled.div`
  ${text('12')}
  display: flex;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: ${token('color-text-3')};
  > span {
    display: grid;
    align-content: start;
    justify-items: center;
    &:first-child {
      justify-items: start;
    }
    &:last-child:not(:first-child) {
      justify-items: end;
    }
  }
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-medium')};
  }
  small {
    ${figures}
    font-size: inherit;
  }
`;

const CaptionRow = ({ captions }: { captions: readonly Caption[] }) => (
  <Captions aria-hidden="true">
    {captions.map(({ name, note }) => (
      <span key={`${name} ${note}`}>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    ))}
  </Captions>
);

/** A session, or the part of it that the bars show. */
export type DrawnSession = Pick<PlannedSession, 'title' | 'steps'>;

export interface SessionBarsProps {
  session: DrawnSession;
  /** `mini` for a row of a week (28 px), `card` (96 px) or `page` (144 px). `card` and `page` have captions. */
  size: 'mini' | 'card' | 'page';
  /** `outline` for a session that is provisional or was replaced. Default `filled`. */
  look?: 'filled' | 'outline';
  /** Unit of paces and distances. Default `km`. */
  unit?: PaceUnit;
  /** True if the steps are listed next to the bars, so that screen readers do not read them twice. */
  hasSteps?: boolean;
}

/**
 * The steps of a session as bars: the width shows the time, the height and the shade show the effort. Screen readers
 * read the steps as text: an accessible name in a row, a list elsewhere.
 */
export const SessionBars = ({ session, size, look = 'filled', unit = 'km', hasSteps = false }: SessionBarsProps) => {
  const parts = partsOf(session);
  const bars = barsOf(parts);
  if (size === 'mini') {
    const label = `${session.title}: ${describeSession(parts, unit)}`;
    return <EffortBars bars={bars} size="mini" look={look} {...(!hasSteps && { label })} />;
  }
  return (
    <Figure>
      <EffortBars bars={bars} size={size} look={look} />
      <CaptionRow captions={captionsOf(parts, unit)} />
      {!hasSteps && (
        <Hidden as="ol" aria-label={sessionWords().stepsOf(session.title)}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity other than their position
            <li key={index}>{describePart(part, unit)}</li>
          ))}
        </Hidden>
      )}
    </Figure>
  );
};
