import styled, { css } from 'styled-components';
import { hidden, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import type { QuestionFrameProps } from './question.tsx';
import type { ScaleWords } from './scale-words.ts';

export interface ScaleProps extends QuestionFrameProps {
  min: number;
  max: number;
  /** The selected answer. Null if there is none. */
  value: number | null;
  onChange: (value: number) => void;
  /** Returns the description of a value in words, such as "fair" for 3. */
  describe: (value: number) => string;
  /** False while `value` is a default that the runner has not selected. Selecting it then also calls `onChange`. */
  isGiven?: boolean;
  /** Earlier answer, marked with a dot. */
  earlier?: number | null;
  /** End of the scale that is better, marked with an arrow. */
  better?: 'low' | 'high';
  /** UI text of the scale. Default English. */
  words?: ScaleWords;
}

/** Dot that marks an earlier answer. */
export const EarlierDot = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  width: 6px;
  height: 6px;
  margin-left: -3px;
  border-radius: 50%;
  background: ${token('color-text-3')};
`;

const Ends = styled.div<{ $inset: boolean; $hasWords: boolean }>`
  ${text('12')}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  min-height: ${token('leading-12')};
  padding: 0 ${({ $inset }) => ($inset ? '56px' : '0')};
  color: ${token('color-text-3')};
  > :last-child {
    text-align: right;
  }
  b {
    font-weight: inherit;
    white-space: nowrap;
  }
  span + b {
    margin-left: ${token('space-2')};
  }
  ${({ $hasWords }) =>
    $hasWords &&
    css`
      /* The buttons show the words of their values, so only the better end is marked. */
      @container (min-width: 19.5em) {
        span {
          ${hidden}
        }
        span + b {
          margin-left: 0;
        }
      }
    `}
`;

const Better = ({ end, word }: { end: 'low' | 'high'; word: string }) => (
  <b aria-hidden="true">{end === 'low' ? `\u2190 ${word}` : `${word} \u2192`}</b>
);

interface ScaleEndsProps {
  id: string;
  low: string;
  high: string;
  /** Label of a value between the ends. */
  middle?: string | undefined;
  better: 'low' | 'high' | undefined;
  words: ScaleWords;
  /** True to align the labels with a slider between two buttons. */
  isInset?: boolean;
  /** True if every value has its word on its button if there is room. */
  hasWords?: boolean;
}

/** Labels for both ends of a scale. They are needed because a high value is good on some scales and bad on others. */
export const ScaleEnds = ({
  id,
  low,
  high,
  middle,
  better,
  words,
  isInset = false,
  hasWords = false,
}: ScaleEndsProps) => (
  <Ends id={id} $inset={isInset} $hasWords={hasWords}>
    <div>
      <span>{low}</span> {better === 'low' && <Better end="low" word={words.better} />}
    </div>
    {middle !== undefined && <span>{middle}</span>}
    <div>
      {better === 'high' && <Better end="high" word={words.better} />} <span>{high}</span>
    </div>
  </Ends>
);
