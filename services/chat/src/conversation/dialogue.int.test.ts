import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { NO_DIALOGUE } from '@stridewell/understanding/dialogue';
import { afterAll, describe, expect, it } from 'vitest';
import { startHost } from '../testing/host.ts';
import { chatUserData } from '../user-data.ts';

const STATE = { ...NO_DIALOGUE, intent: 'today' as const, topic: 'today', dates: ['2026-11-20'] };
const CHIPS = [{ label: 'zones', message: 'What are my zones?' }];
const SOURCES = [{ kind: 'plan' as const, label: 'Plan' }];
const host = await startHost({
  parts: () => ({ language: 'nb', chips: CHIPS, sources: SOURCES, dialogue: STATE }),
});
afterAll(() => host.close());

describe('LANG-125 the parts of a reply', () => {
  it('are sent in the order language, text, sources and chips, and are kept in the history', async () => {
    const user = await host.signer.user();
    const { chunks, text } = await host.chat(user, 'How far today?');
    expect(chunks[0]).toEqual({ language: 'nb' });
    expect(chunks.slice(-2)).toEqual([{ sources: SOURCES }, { chips: CHIPS }]);
    const { messages } = (await host.inject(user, 'GET', '/chat/history')).json();
    expect(messages.at(-1)).toMatchObject({
      content: text,
      metadata: { model: 'rules', language: 'nb', chips: CHIPS, sources: SOURCES },
    });
    expect(messages.at(-1)).not.toHaveProperty('dialogue');
  });
});

describe('LANG-124 the state of a conversation', () => {
  it('is stored with the reply and passed to the coach with the next message', async () => {
    const user = await host.signer.user();
    await host.chat(user, 'How far today?');
    const [question, reply] = await host.stored('chat_messages', user);
    expect(question).not.toHaveProperty('dialogue');
    expect(reply).toMatchObject({ dialogue: STATE });
    await host.chat(user, 'and tomorrow?');
    expect(host.brain.turns.at(-1)?.memory.map(({ dialogue }) => dialogue)).toEqual([undefined, STATE]);
  });

  it('is included in the export', async () => {
    const user = await host.signer.user();
    await host.chat(user, 'How far today?');
    const documents: unknown[] = [];
    for await (const line of exportLines(host.database, chatUserData, user.userId))
      if ('document' in line) documents.push(line.document);
    expect(documents).toContainEqual(expect.objectContaining({ dialogue: STATE }));
  });

  it('is reset after a safety text, which ends the previous conversation', async () => {
    const user = await host.signer.user();
    await host.chat(user, 'How far today?');
    await host.chat(user, 'I have crushing chest pain');
    await host.chat(user, 'What are my zones?');
    const memory = host.brain.turns.at(-1)?.memory ?? [];
    expect(memory.findLastIndex(({ content }) => content === '[safety exchange]')).toBe(memory.length - 1);
  });
});

describe('LANG-122 the option "Something about my body"', () => {
  it.each(['Something about my body', 'Noe i kroppen min'])('opens the general card (%s)', async (message) => {
    const { chunks } = await host.chat(await host.signer.user(), message);
    expect(chunks.find(({ card }) => card)?.card).toMatchObject({ kind: 'C0' });
  });
});
