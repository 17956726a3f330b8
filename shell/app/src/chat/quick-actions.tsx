import { actionWords, type CoachType, QUICK_ACTIONS, type QuickAction } from '@stridewell/contracts/web';
import { Hidden, media, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { pageLanguage } from '../screens/page-language.ts';
import { chatWords } from './chat-words.ts';
import { Chip } from './chip.ts';

/**
 * Row that scrolls horizontally on phones. It wraps on screens at least 720 px wide, because most mice cannot scroll
 * horizontally.
 */
const Bar = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin: 0 calc(-1 * ${token('card-pad')});
  padding: 2px ${token('card-pad')};
  overflow-x: auto;
  white-space: nowrap;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.wide} {
    flex-wrap: wrap;
    overflow-x: visible;
  }
`;

export interface QuickActionsProps {
  coachType: CoachType;
  /** Code of the quick action whose reply is streaming. Null if no quick action's reply is streaming. */
  running: string | null;
  disabled: boolean;
  onAction: (action: QuickAction) => void;
}

/** Buttons for the most frequent requests to a coach. */
export const QuickActions = ({ coachType, running, disabled, onAction }: QuickActionsProps) => (
  // The row is focusable so that keyboard users can scroll it even when all buttons are disabled.
  <Bar role="group" aria-label={chatWords().actions} tabIndex={0}>
    {QUICK_ACTIONS[coachType].map((action) => {
      const { label, description } = actionWords(action, pageLanguage());
      return (
        <Chip
          key={action.code}
          type="button"
          title={description}
          disabled={disabled || running !== null}
          onClick={() => onAction(action)}
        >
          {running === action.code ? (
            <>
              <span>...</span>
              <Hidden>{label}</Hidden>
            </>
          ) : (
            label
          )}
        </Chip>
      );
    })}
  </Bar>
);
