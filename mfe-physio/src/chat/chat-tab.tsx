import { ChatPanel } from '@stridewell/app/chat';
import { TextLink } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';

/** The AI Coach tab, with a link to the triage questions. */
const ChatTab = () => (
  <ChatPanel coachType="physio" fill>
    <TextLink href={ROUTES.triage} direction="forward">
      Worried? Check for warning signs
    </TextLink>
  </ChatPanel>
);

export default ChatTab;
