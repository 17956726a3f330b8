import { ChatPanel } from '@stridewell/app/chat';
import type { TodayStart } from '../dashboard/tabs.ts';

const ChatTab = ({ start }: { start: TodayStart | null }) => (
  <ChatPanel coachType="running" fill {...(start && { start })} />
);

export default ChatTab;
