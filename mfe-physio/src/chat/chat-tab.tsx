import { ChatPanel } from '@stridewell/ui/chat';
import { TextLink } from '@stridewell/ui/core';
import { WAYS } from '../dashboard/ways.ts';

/** The AI Coach tab, and in its panel the way from a worry to the questions that settle it. */
const ChatTab = () => (
  <ChatPanel coachType="physio" fill>
    <TextLink href={WAYS.triage} direction="forward">
      Worried? Check for warning signs
    </TextLink>
  </ChatPanel>
);

export default ChatTab;
