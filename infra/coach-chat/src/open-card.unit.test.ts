import { createMemoryChat, type MemoryChat } from '@stridewell/chat/testing/memory-chat';
import { createPhysioBrain } from '@stridewell/physio/coach/brain';
import { stateOf as physioStateOf } from '@stridewell/physio/coach/testing/cases';
import { createRunningBrain } from '@stridewell/running/coach/brain';
import { stateOf as runningStateOf } from '@stridewell/running/coach/testing/case-state';
import { runnerNamed } from '@stridewell/running/coach/testing/cases';
import { describe, expect, it } from 'vitest';

const beginOf = (runner: string): Date => new Date(`${runnerNamed(runner).today}T11:00:00Z`);
const running = (runner = 'marit'): MemoryChat => {
  const state = runningStateOf(runnerNamed(runner));
  const load = async () => state;
  return createMemoryChat({ brain: createRunningBrain({ load, makePlan: load }), begin: beginOf(runner) });
};
const physio = (runner = 'sindre'): MemoryChat => {
  const state = physioStateOf(runner);
  return createMemoryChat({ brain: createPhysioBrain({ load: async () => state }), begin: beginOf(runner) });
};

/** A message that always leads to a card, by a phrase. */
const ASKED = 'something is off in my leg';
const CRISIS = 'I want to end my life';
const WAITS = /^Training advice waits[\s\S]*One tap first[\s\S]*113/;
const REMINDER = /\n\nOne tap first, please[^\n]*113, elsewhere your local emergency number\.$/;

const textsOf = async (chat: MemoryChat, messages: readonly string[]): Promise<string[]> => {
  const texts: string[] = [];
  for (const message of messages) texts.push((await chat.say(message)).text);
  return texts;
};

describe('LANG-293 message while a card is open', { timeout: 60_000 }, () => {
  it('is answered by the running coach when it asks for no training', async () => {
    const chat = running();
    await chat.say(ASKED);
    const [thanks, log, race] = await textsOf(chat, ['thanks', 'how do I log a run?', 'when is my race?']);
    expect(log).toMatch(/Tracker tab/);
    expect(race).toMatch(/days to your race/);
    for (const text of [thanks, log, race]) expect(text).toMatch(REMINDER);
  });

  it('is answered by the physio coach when it asks for no training', async () => {
    const chat = physio();
    await chat.say(ASKED);
    const [thanks, help] = await textsOf(chat, ['thanks', 'how do I check in?']);
    expect(help).toMatch(/Check-ins tab/);
    for (const text of [thanks, help]) expect(text).toMatch(REMINDER);
  });

  it.each([
    ['running', running, ['what do I run today?', 'can I do intervals tomorrow?', 'and the long run?', 'run now?']],
    ['physio', physio, ['what are my exercises today?', 'can I run today?', 'exercises please', 'which exercises?']],
  ] as const)(
    'about training is answered by the %s coach with the card twice, then with one sentence',
    async (_, create, messages) => {
      const chat = create();
      await chat.say(ASKED);
      const [first, second, ...rest] = await textsOf(chat, messages);
      for (const text of [first, second]) expect(text).toMatch(/^One tap first, please\.\n\nBefore we go on/);
      for (const text of rest) expect(text).toMatch(WAITS);
    },
  );

  it('is answered with training advice once the card is answered', async () => {
    const chat = running();
    await textsOf(chat, ['thanks', ASKED, 'none']);
    expect((await chat.say('what do I run today?')).metadata.safety).toBeUndefined();
  });
});

describe('LANG-411 open card after a message that was not understood', { timeout: 60_000 }, () => {
  it.each([
    ['running', running, ['flibber wobbly', 'shall i do the other thing', 'zzz', 'hm what']],
    ['physio', physio, ['grumpf', 'set me up with the small one', 'zzz', 'hm what']],
  ] as const)('stays in every reply of the %s coach, with the emergency number', async (_, create, messages) => {
    const chat = create();
    await chat.say(ASKED);
    for (const text of await textsOf(chat, messages))
      expect(text).toMatch(/(?:One tap first|Before we go on)[\s\S]*113/);
  });

  it.each([
    ['running', running, ['hvilken puteløsning er best å ligge på?', 'which stretches help meanwhile?']],
    ['physio', physio, ['hvordan bør jeg ligge når jeg sover?', 'what can I do meanwhile, heat or ice?']],
  ] as const)('LANG-412 withholds advice on the body (%s coach)', async (_, create, messages) => {
    const chat = create();
    await chat.say(ASKED);
    for (const text of await textsOf(chat, messages)) expect(text).toMatch(/^(?:One tap first|Ett trykk først)/);
  });

  it('is shown in the language of the newest message, head and options alike', async () => {
    const chat = running();
    await chat.say(ASKED);
    const { text } = await chat.say('hva skal jeg løpe i dag?');
    expect(text).toMatch(/^Ett trykk først[\s\S]*Før vi går videre[\s\S]*Bryst, hjerte[\s\S]*Ingen av disse/);
    expect(text).not.toMatch(/Before we go on|None of these/);
  });
});

describe('LANG-414 reply after a STOP about somebody else', { timeout: 60_000 }, () => {
  it.each([
    ['my dad collapsed and is not answering', 'flibber then', /113[\s\S]*stay with them/],
    ['faren min falt om på stien og svarer ikke', 'hvor langt rekker jeg', /113[\s\S]*bli der/],
  ])('repeats the number until the runner has read the STOP: %j', async (danger, unclear, number) => {
    const chat = running();
    expect((await chat.say(danger)).metadata.stop).toBeDefined();
    expect((await chat.say(unclear)).text).toMatch(number);
    await chat.say('I have read this');
    expect((await chat.say(unclear)).text).not.toMatch(/113/);
  });
});

describe('LANG-294 message during a crisis', { timeout: 60_000 }, () => {
  it.each([
    ['running', running, 'how do I log a run?', /Tracker tab/],
    ['physio', physio, 'how do I check in?', /Check-ins tab/],
  ] as const)(
    'that is harmless is answered by the %s coach, with the telephone numbers in short form',
    async (_, create, help, answer) => {
      const chat = create();
      await chat.say(CRISIS);
      const { text } = await chat.say(help);
      expect(text).toMatch(answer);
      expect(text).toMatch(/116 123[\s\S]*113/);
    },
  );

  it.each([
    ['running', running],
    ['physio', physio],
  ] as const)(
    'is answered by the %s coach without training and never with the same text twice in a row',
    async (_, create) => {
      const chat = create();
      await chat.say(CRISIS);
      const texts = await textsOf(chat, ['what do I run today?', 'thanks', 'what do I run today?', 'exercises', 'hm']);
      for (const [at, text] of texts.entries()) {
        expect(text).toMatch(/116 123[\s\S]*113/);
        expect(text.match(/116 123/g)).toHaveLength(1);
        expect(text.replace(/116 123|113/g, '')).not.toMatch(/\d/);
        expect(text).not.toBe(texts[at - 1]);
      }
    },
  );
});

describe('LANG-295 question after a message about the body that was not understood', { timeout: 60_000 }, () => {
  it('is answered if the answer contains no training advice', async () => {
    const chat = running('aksel');
    await chat.say('so I walked ten and jogged the rest but my heart rate was weirdly high');
    expect((await chat.say('log it as done or partial?')).text).toMatch(/Tracker tab/);
    expect((await chat.say('what do I run tomorrow?')).metadata.safety?.ruleId).toBe('unsettled');
  });
});
