import type { Category } from '@stridewell/safety';
import { decideText } from '@stridewell/safety';
import { HITS } from '@stridewell/safety/testing/hits';
import { PARAPHRASES } from '@stridewell/safety/testing/paraphrases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideHost, startOutsideHost } from '../testing/outside-host.ts';

let outside: OutsideHost;

beforeAll(async () => {
  outside = await startOutsideHost();
});

afterAll(() => outside.close());

const LINES: [string, Category][] = [
  ['SAFE-01', 'crisis'],
  ['SAFE-02', 'heart'],
  ['SAFE-03', 'cauda'],
  ['SAFE-04', 'clot'],
  ['SAFE-05', 'rupture'],
  ['SAFE-06', 'bone'],
  ['SAFE-07', 'eating'],
  ['SAFE-08', 'pregnancy'],
  ['SAFE-09', 'minor'],
];
const isNorwegian = (text: string): boolean => /[æøå]|\b(?:jeg|har|ikke|og|er|på)\b/i.test(text);

/** Returns sample messages of a category: English messages, Norwegian messages and a paraphrase. */
const samples = (category: Category): string[] => {
  const hits = HITS[category] ?? [];
  return [
    ...hits.filter((text) => !isNorwegian(text)).slice(0, 2),
    ...hits.filter(isNorwegian).slice(0, 2),
    ...(PARAPHRASES[category] ?? []).slice(0, 1),
  ];
};

describe('safety gate of the chat', () => {
  it.each(LINES)(
    '%s SAFE-10 SAFE-12 SAFE-13 SAFE-34 sends the fixed text or a card for a message of category %s without a model call',
    async (_line, category) => {
      const messages = samples(category);
      expect(messages.length).toBeGreaterThanOrEqual(3);
      for (const message of messages) {
        const user = await outside.host.signer.user();
        const asked = { model: outside.model.asked.length, account: outside.account.asked };
        const reply = await outside.host.chat(user, message);
        expect(reply, message).toMatchObject({ isDone: true, error: null });
        const decision = decideText(message);
        expect(decision.state, message).not.toBe('go');
        if (decision.state === 'ask') {
          expect(
            reply.chunks.some((chunk) => chunk.card),
            message,
          ).toBe(true);
          continue;
        }
        // The reply contains the text in both languages when the language of the message is unclear.
        expect(
          [...Object.values(decision.text ?? {}), Object.values(decision.text ?? {}).join('\n\n')],
          message,
        ).toContain(reply.text);
        expect({ model: outside.model.asked.length, account: outside.account.asked }).toEqual(asked);
        const [, stored] = await outside.host.stored('chat_messages', user);
        const { model, safety } = JSON.parse(String(stored?.metadata));
        expect(model).toBe('gate');
        const decisions = await outside.host.stored('safety_decisions', user);
        expect(decisions).toMatchObject([
          {
            userId: user.userId,
            ruleId: safety.ruleId,
            version: decision.version,
            where: 'gate',
            state: 'stop',
            category: decision.category,
            tier: decision.tier,
          },
        ]);
      }
    },
  );

  it('SAFE-50 allows a normal answer to a message that denies a symptom', async () => {
    outside.model.play({ say: ['Easy today.'] });
    const user = await outside.host.signer.user();
    for (const message of ['no pain today, what do I run?', 'ikke sliten, hva skal jeg løpe i dag?'])
      expect((await outside.host.chat(user, message)).text, message).toBe('Easy today.');
    expect(await outside.host.stored('safety_decisions', user)).toEqual([]);
  });

  it('does not check the label of a quick action', async () => {
    outside.model.play({ say: ['Easy today.'] });
    expect((await outside.host.act(await outside.host.signer.user(), 'HELP_START')).text).toBe('Easy today.');
  });
});
