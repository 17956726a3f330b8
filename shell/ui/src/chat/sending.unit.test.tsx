import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { openChat, stored } from './testing/open-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a message and its reply', () => {
  test('CHAT-10 CHAT-12 CHAT-18 CHAT-19 CHAT-20 the message shows at once, the reply as it comes, the history after it', async () => {
    const { actor, api, box, history } = await openChat();
    const stream = fakeStream();
    api.on('POST /api/coach/chat', stream.answer);
    await actor.type(box(), '  How far today?{Enter}');
    expect(await screen.findByText('How far today?')).toBeInTheDocument();
    expect(api.calls.find(({ path }) => path === '/api/coach/chat')?.body).toEqual({ message: 'How far today?' });
    expect(screen.getByRole('img', { name: 'Your coach is replying' })).toBeInTheDocument();
    stream.chunk({ content: '39 minutes, **tempo**' });
    expect(await screen.findByText('tempo')).toBeInTheDocument();
    history([stored('user', 'How far today?'), stored('assistant', '39 minutes, **tempo**, as stored.')]);
    stream.done();
    expect(await screen.findByText(/as stored/)).toBeInTheDocument();
    expect(screen.getAllByText('How far today?')).toHaveLength(1);
    expect(screen.getAllByText('tempo')).toHaveLength(1);
    await waitFor(() => expect(box()).toHaveFocus());
    expect(api.unexpected).toEqual([]);
  });
});
