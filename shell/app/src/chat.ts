/** The chat with a coach and its Markdown library; loaded only by screens with a chat. */
export { ChatPanel, type ChatPanelProps } from './chat/chat-panel.tsx';
export { AI_NOTICE } from './chat/coach-texts.ts';
export type { ChatStart } from './chat/use-start.ts';
