import { Hidden, Icon, media, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { onboardingWords } from './onboarding-words.ts';
import type { Step } from './steps.ts';

const List = styled.ol`
  ${text('14')}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Dot = styled.span`
  width: 28px;
  height: 28px;
  flex: none;
  z-index: 1;
  display: grid;
  place-items: center;
  border: 1.5px solid ${token('color-accent')};
  border-radius: ${token('radius-full')};
  background: ${token('color-accent-bg')};
  color: ${token('color-accent')};
  font-size: ${token('text-12')};
  font-weight: ${token('weight-semibold')};
`;

/**
 * A line connects each step with the previous one. The line is vertical on phones and horizontal at widths of 720 px or
 * more.
 */
const Item = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 40px;
  color: ${token('color-text-2')};
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    left: 13px;
    top: -6px;
    width: 2px;
    height: 12px;
    background: ${token('color-accent-border')};
  }
  ${({ $state }) =>
    $state === 'now' &&
    `color: ${token('color-text')}; font-weight: ${token('weight-semibold')};
     ${Dot} { box-shadow: 0 0 0 4px color-mix(in srgb, ${token('color-accent')} 18%, transparent); }`}
  ${({ $state }) =>
    $state === 'done' && `${Dot} { background: ${token('color-accent')}; color: ${token('color-on-accent')}; }`}
  ${media.wide} {
    flex-direction: column;
    gap: ${token('space-2')};
    text-align: center;
    &:not(:first-child)::before {
      top: 13px;
      left: calc(-50% + 22px);
      width: calc(100% - 44px);
      height: 2px;
    }
  }
`;

/** Row of dots, whose labels only screen readers read. */
const Dots = styled.ol`
  display: flex;
  gap: 6px;
`;

const DotItem = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  width: 12px;
  height: 12px;
  border: 1.5px solid ${token('color-accent')};
  border-radius: ${token('radius-full')};
  ${({ $state }) => $state === 'done' && `background: ${token('color-accent')};`}
  @media (forced-colors: active) {
    ${({ $state }) => $state === 'done' && 'background: Highlight;'}
  }
`;

export interface StepListProps {
  steps: readonly Step[];
  /** True to show a row of dots instead of the list. */
  compact?: boolean;
}

/** The five steps: done ones have a tick, and the next one is highlighted. */
export const StepList = ({ steps, compact = false }: StepListProps) => {
  const words = onboardingWords();
  const now = steps.findIndex(({ done }) => !done);
  const Frame = compact ? Dots : List;
  const Each = compact ? DotItem : Item;
  return (
    <Frame aria-label={words.title}>
      {steps.map(({ label, done }, index) => (
        <Each
          key={label}
          $state={done ? 'done' : index === now ? 'now' : 'ahead'}
          aria-current={index === now ? 'step' : undefined}
        >
          {compact ? (
            <Hidden>{`${label}${done ? ` ${words.done}` : ''}`}</Hidden>
          ) : (
            <>
              <Dot aria-hidden="true">{done ? <Icon name="check" size={16} /> : index + 1}</Dot>
              <span>
                {label}
                {done && <Hidden> {words.done}</Hidden>}
              </span>
            </>
          )}
        </Each>
      ))}
    </Frame>
  );
};
