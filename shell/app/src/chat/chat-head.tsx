import type { CoachType } from '@stridewell/contracts/web';
import { CardTitle, Icon, text, token } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ChatMenu } from './chat-menu.tsx';
import { CoachSwitch } from './coach-switch.tsx';
import { coachTexts } from './coach-texts.ts';

const ClearDialog = lazy(() => import('./clear-dialog.tsx'));

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('card-pad')};
  border-bottom: 1px solid ${token('color-border')};
`;

const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token('radius-md')};
  background: ${token('color-accent-bg')};
  color: ${token('color-accent')};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const Blurb = styled.p`
  ${text('12')}
  color: ${token('color-text-3')};
`;

export interface ChatHeadProps {
  coachType: CoachType;
  /** True while a reply is streaming. The chat cannot be cleared during that time. */
  streaming: boolean;
  /** True if the chat is the only content of the screen, so that its head links to the other coach's chat. */
  switchable: boolean;
}

/** Header of the chat with the coach's name and the chat menu. */
export const ChatHead = ({ coachType, streaming, switchable }: ChatHeadProps) => {
  const [dialogLoaded, setDialogLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const words = coachTexts(coachType);
  const handleClear = (): void => {
    setDialogLoaded(true);
    setOpen(true);
  };
  return (
    <header>
      {switchable && <CoachSwitch coachType={coachType} />}
      <Row>
        <Avatar>
          <Icon name={words.icon} size={20} />
        </Avatar>
        <Names>
          <CardTitle>{words.title}</CardTitle>
          <Blurb>{words.blurb}</Blurb>
        </Names>
        <ChatMenu coachType={coachType} streaming={streaming} onClear={handleClear} />
        {dialogLoaded && (
          <Suspense>
            <ClearDialog coachType={coachType} open={open} onOpenChange={setOpen} />
          </Suspense>
        )}
      </Row>
    </header>
  );
};
