import { ChatPanel } from '@stridewell/ui/chat';
import { media, Stack, TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { WAYS } from '../dashboard/ways.ts';

/** On phones the panel takes the page's margins back; the link gives them to itself. */
const Below = styled.div`
  ${media.phone} {
    padding-top: ${token('space-4')};
  }
`;

/** The AI Coach tab, and the way from a worry to the questions that settle it. */
const ChatTab = () => (
  <Stack $gap={2}>
    <ChatPanel coachType="physio" fill />
    <Below>
      <TextLink href={WAYS.triage} direction="forward">
        Worried? Check for warning signs
      </TextLink>
    </Below>
  </Stack>
);

export default ChatTab;
