/** The chat with a coach and the Markdown library it reads with; loaded only by a screen that shows a chat. */
export { ChatPanel, type ChatPanelProps } from './chat/chat-panel.tsx';
export type { ChatStart } from './chat/use-start.ts';
export { AI_NOTICE } from './chat/words.ts';
