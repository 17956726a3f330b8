import { ChatPanel } from '@stridewell/app/chat';
import { TextLink } from '@stridewell/ui/core';
import { dashboardWords } from '../dashboard/dashboard-words.ts';
import { ROUTES } from '../dashboard/routes.ts';

/** The AI Coach tab, with a link to the triage questions. */
const ChatTab = () => (
  <ChatPanel coachType="physio" fill>
    <TextLink href={ROUTES.triage} direction="forward">
      {dashboardWords().worried}
    </TextLink>
  </ChatPanel>
);

export default ChatTab;
