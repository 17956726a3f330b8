import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeApi, fakeApi, type Route } from '../../testing/fake-api.tsx';
import { type RenderedApp, type RenderOptions, renderApp } from '../../testing/render.tsx';
import { ChatPanel, type ChatPanelProps } from '../chat-panel.tsx';
import { closeConversations } from '../conversation.ts';

let last = 0;
const box = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Message');

/** Creates a stored message, by default from 20 November 2026 at noon in Oslo. */
export const stored = (role: ChatMessage['role'], content: string, change: Partial<ChatMessage> = {}): ChatMessage => {
  last += 1;
  return { id: `stored-${last}`, role, content, createdAt: '2026-11-20T11:00:00.000Z', metadata: null, ...change };
};

export interface OpenedChat extends RenderedApp {
  api: FakeApi;
  /** Sets the messages that later history requests return. */
  history: (messages: ChatMessage[], hasMore?: boolean) => void;
  box: () => HTMLTextAreaElement;
  /** Types the text into the chat input and presses Enter. */
  send: (text: string) => void;
  /** Renders the panel again with other props, or after other content has been rendered. */
  reopen: (props?: Partial<ChatPanelProps>) => void;
}

export interface OpenOptions extends Omit<RenderOptions, 'path'>, Partial<ChatPanelProps> {
  messages?: ChatMessage[];
  hasMore?: boolean;
  /** HTTP status of the first history response. Default 200. */
  historyStatus?: number;
  draft?: string;
  draftAnswer?: Route;
}

/** Fakes a coach's chat API, renders the panel and waits until the history has loaded. */
export const openChat = async (options: OpenOptions = {}): Promise<OpenedChat> => {
  const {
    messages = [],
    hasMore = false,
    draft = '',
    historyStatus = 200,
    coachType = 'running',
    draftAnswer,
    user,
    ...props
  } = options;
  closeConversations();
  useToasts.setState({ toasts: [] });
  const base: Record<CoachType, string> = { running: '/api/coach', physio: '/api/physio' };
  const path = base[coachType];
  const api = fakeApi({
    [`GET ${path}/chat/history?limit=50&offset=0`]: { status: historyStatus, body: { messages, hasMore } },
    [`GET ${path}/chat/draft`]: draftAnswer ?? { body: { content: draft } },
    [`POST ${path}/chat/draft`]: { body: { content: '' } },
  });
  const rendered = renderApp(<ChatPanel coachType={coachType} {...props} />, user === undefined ? {} : { user });
  await waitFor(() => expectLoaded());
  return Object.assign(rendered, {
    api,
    history: (now: ChatMessage[], more = false) =>
      api.on(`GET ${path}/chat/history?limit=50&offset=0`, { body: { messages: now, hasMore: more } }),
    reopen: (again: Partial<ChatPanelProps> = {}) =>
      rendered.rerender(<ChatPanel coachType={coachType} {...props} {...again} />),
    box,
    send: (text: string) => {
      fireEvent.change(box(), { target: { value: text } });
      fireEvent.keyDown(box(), { key: 'Enter' });
    },
  });
};

const expectLoaded = (): void => {
  if (screen.queryByLabelText('Loading messages')) throw new Error('The messages are still loading');
};
