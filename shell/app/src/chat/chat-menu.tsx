import { COACH_BASES, type CoachType, dateIn } from '@stridewell/contracts/web';
import { Icon, IconButton, showToast, text, token } from '@stridewell/ui/core';
import { DropdownMenu as Radix } from 'radix-ui';
import styled from 'styled-components';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../data/api.ts';
import { now } from '../data/clock.ts';
import { saveFile } from '../data/save-file.ts';
import { useSession } from '../data/session.ts';
import { NotConfirmedError, withConfirmation } from '../data/step-up.ts';
import { topicPath } from '../screens/topic-path.ts';
import { chatWords } from './chat-words.ts';

/** Downloads the whole chat as a text file named after the coach: `stridewell-running-chat-2026-11-20.txt`. */
const exportChat = async (coachType: CoachType): Promise<void> => {
  const timezone = useSession.getState().user?.timezone ?? 'UTC';
  try {
    const blob = await withConfirmation(() => api.blob(`${COACH_BASES[coachType]}/chat/export`));
    saveFile(`stridewell-${coachType}-chat-${dateIn(timezone, now())}.txt`, blob);
  } catch (error) {
    if (!(error instanceof NotConfirmedError)) showToast({ ...chatWords().menu.exportFailed, tone: 'destructive' });
  }
};

const Menu = styled(Radix.Content)`
  z-index: ${token('z-popover')};
  min-width: 200px;
  padding: ${token('space-1')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
`;

const Item = styled(Radix.Item)<{ $danger?: boolean }>`
  ${text('16')}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('touch')};
  padding: 0 ${token('space-3')};
  border-radius: ${token('radius-sm')};
  color: ${({ $danger }) => token($danger ? 'color-danger-fg' : 'color-text')};
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${token('color-surface-hover')};
    box-shadow: inset 0 0 0 2px ${token('color-focus')};
  }
  &[data-disabled] {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;

export interface ChatMenuProps {
  coachType: CoachType;
  streaming: boolean;
  /** Called when Clear Chat is selected, before the runner confirms the action. */
  onClear: () => void;
}

/** Menu with the link Browse topics and the actions Export Chat and Clear Chat. */
export const ChatMenu = ({ coachType, streaming, onClear }: ChatMenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>
      <IconButton icon="more" label={chatWords().menu.name} />
    </Radix.Trigger>
    <Radix.Portal>
      <Menu align="end" sideOffset={4} collisionPadding={8}>
        <Item onSelect={() => navigate(topicPath(null, { coach: coachType }))}>
          <Icon name="book" size={20} />
          {chatWords().menu.topics}
        </Item>
        <Item onSelect={() => void exportChat(coachType)}>
          <Icon name="download" size={20} />
          {chatWords().menu.export}
        </Item>
        <Item $danger disabled={streaming} onSelect={onClear}>
          <Icon name="trash" size={20} />
          {chatWords().menu.clear}
        </Item>
      </Menu>
    </Radix.Portal>
  </Radix.Root>
);
