import { CardBox, CardTitle, IconButton, Row, Text, TextButton, token } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { planWords } from './plan-words.ts';

const Frame = styled(CardBox)`
  &[data-provisional='true'] {
    border: 1px dashed ${token('color-border-control')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-3')} ${token('space-2')};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  text-align: center;
`;

const Arrow = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${token('color-text-disabled')};
    cursor: default;
    &:hover {
      background: none;
    }
  }
`;

export interface WeekFrameProps {
  title: string;
  subtitle: string;
  /** Moves one week back or forward. Omitted for a week without arrows. */
  onStep?: ((weeks: -1 | 1) => void) | undefined;
  /** Returns to this week. Omitted if this week is shown. */
  onHome?: (() => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** True for a provisional week, whose border is dashed. */
  isProvisional: boolean;
  children: ReactNode;
}

/**
 * Card of a week with arrows to the weeks before and after. An arrow stays focusable at the first and the last week, so
 * that the focus is not lost.
 */
export const WeekFrame = (props: WeekFrameProps) => {
  const { title, subtitle, onStep, onHome, isFirst, isLast, isProvisional, children } = props;
  const words = planWords();
  const id = useId();
  return (
    <Frame $flush data-provisional={isProvisional} aria-labelledby={id}>
      <Head>
        {onStep && (
          <Arrow
            icon="chevron-left"
            size={20}
            label={words.before}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onStep(-1)}
          />
        )}
        <Names aria-live="polite">
          <CardTitle id={id}>{title}</CardTitle>
          <Text $size="14" $quiet={3}>
            {subtitle}
          </Text>
        </Names>
        {onStep && (
          <Arrow
            icon="chevron-right"
            size={20}
            label={words.after}
            aria-disabled={isLast}
            onClick={() => !isLast && onStep(1)}
          />
        )}
      </Head>
      {onHome && (
        <Row style={{ justifyContent: 'center' }}>
          <TextButton onClick={onHome}>{words.toThisWeek}</TextButton>
        </Row>
      )}
      {children}
    </Frame>
  );
};
