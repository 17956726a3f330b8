/** Entry point of the coach chat. Contains the Markdown library, so only screens with a chat load it. */
export { ChatPanel, type ChatPanelProps } from './chat/chat-panel.tsx';
export { aiNotice } from './chat/coach-texts.ts';
export type { ChatStart } from './chat/use-start.ts';
