import { ChatPanel } from '@stridewell/app/chat';
import type { TodayStart } from '../dashboard/tabs.ts';
import { useGreetingNote } from './use-greeting-note.ts';

const ChatTab = ({ start }: { start: TodayStart | null }) => (
  <ChatPanel coachType="running" fill greetingNote={useGreetingNote()} {...(start && { start })} />
);

export default ChatTab;
