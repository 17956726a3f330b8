import type { PhysioCheckin } from '@stridewell/contracts/web';
import { figures, Icon, type IconName, media, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type OverviewWords, overviewWords } from './overview-words.ts';
import { TestsResult } from './tests-result.tsx';

const Three = styled.dl`
  display: grid;
  gap: ${token('space-3')};
  /* Three columns; large text on a small phone needs fewer. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(4rem, 28%)), 1fr));
  margin: 0;
`;

const Well = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-width: 0;
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  ${media.wide} {
    padding: ${token('space-4')};
  }
  dt {
    ${text('14')}
    color: ${token('color-text-3')};
  }
  dd {
    margin: 0;
  }
`;

const Value = styled.dd`
  ${text('20')}
  ${figures}
  small {
    margin-left: 2px;
    font-size: ${token('text-14')};
    line-height: 1;
    font-weight: ${token('weight-regular')};
    letter-spacing: 0;
    color: ${token('color-text-3')};
  }
`;

const COLOURS = { good: 'color-success-fg', bad: 'color-danger-fg', plain: 'color-text-2' } as const;

const Note = styled.dd<{ $of: keyof typeof COLOURS }>`
  ${text('12')}
  display: flex;
  align-items: center;
  gap: 2px;
  color: ${({ $of }) => token(COLOURS[$of])};
  > svg {
    margin-left: -2px;
  }
`;

interface TileProps {
  label: string;
  value: ReactNode;
  note: { of: keyof typeof COLOURS; icon: IconName; words: string } | null;
}

const Tile = ({ label, value, note }: TileProps) => (
  <Well>
    <dt>{label}</dt>
    <Value>{value}</Value>
    {note && (
      <Note $of={note.of}>
        <Icon name={note.icon} size={16} />
        {note.words}
      </Note>
    )}
  </Well>
);

const painNote = (pain: number, before: number, words: OverviewWords): TileProps['note'] => {
  if (pain === before) return { of: 'plain', icon: 'minus', words: words.asBefore };
  const down = pain < before;
  return { of: down ? 'good' : 'bad', icon: down ? 'arrow-down' : 'arrow-up', words: words.from(before) };
};

const yesNoNote = (yes: boolean, good: string, { notYet }: OverviewWords): TileProps['note'] =>
  yes ? { of: 'good', icon: 'check', words: good } : { of: 'plain', icon: 'circle', words: notYet };

export interface DayTilesProps {
  checkin: PhysioCheckin;
  /** Pain of the previous check-in. Null if there is none. */
  before: number | null;
}

/** Today's answers in three tiles: pain, walk/run, tests. */
export const DayTiles = ({ checkin: { pain, walkRunTolerance, functionalTestsOk }, before }: DayTilesProps) => {
  const words = overviewWords();
  return (
    <Three aria-label={words.checkin}>
      <Tile
        label={words.pain}
        value={
          <>
            {pain}
            <small>/10</small>
          </>
        }
        note={before === null ? null : painNote(pain, before, words)}
      />
      <Tile
        label={words.walkRun}
        value={walkRunTolerance ? words.yes : words.no}
        note={yesNoNote(walkRunTolerance, words.fine, words)}
      />
      <Tile
        label={words.tests}
        value={<TestsResult isPassed={functionalTestsOk} words={words} />}
        note={functionalTestsOk ? yesNoNote(true, words.allFine, words) : null}
      />
    </Three>
  );
};
