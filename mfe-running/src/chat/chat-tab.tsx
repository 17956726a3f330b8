import { ChatPanel } from '@stridewell/ui/chat';
import type { Start } from '../dashboard/use-tab.ts';

/** The AI Coach tab. */
const ChatTab = ({ start }: { start: Start | null }) => <ChatPanel coachType="running" {...(start && { start })} />;

export default ChatTab;
