import { ChatPanel } from '@stridewell/ui/chat';
import { TextLink } from '@stridewell/ui/core';
import { WAYS } from '../dashboard/ways.ts';

/** The AI Coach tab; its panel links worried runners to the triage questions. */
const ChatTab = () => (
  <ChatPanel coachType="physio" fill>
    <TextLink href={WAYS.triage} direction="forward">
      Worried? Check for warning signs
    </TextLink>
  </ChatPanel>
);

export default ChatTab;
