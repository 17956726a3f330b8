import { permitAction } from '@stridewell/safety';
import { INTENT_LABELS } from '@stridewell/understanding';
import { describe, expect, it } from 'vitest';
import { answerOf, understand } from './brain.ts';
import { read } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { LIMITS } from './stated-limits.ts';
import { stateOf } from './testing/cases.ts';
import { turnOf } from './testing/reply.ts';

const ask = (message: string, runner = 'sindre'): string =>
  Object.values(LIMITS).reduce(
    (text, limits) => text.replace(limits, ''),
    answerOf(stateOf(runner), turnOf(message), permitAction(null)).text,
  );

describe('message about which the coach is not sure', () => {
  it.each([['hvor mange av dem trenger jeg', 'Noe i kroppen min']])(
    'is answered with a question with two choices and the body option, without a number (%s)',
    (message, body) => {
      const { topic, candidates, language } = read(message, 'en');
      expect(topic).toBe('clarify');
      const text = ask(message);
      expect(text.match(/^- .*$/gm)).toEqual([
        ...candidates.slice(0, 2).map((intent) => `- ${INTENT_LABELS[intent][language]}`),
        `- ${body}`,
      ]);
      expect(text).not.toMatch(/\d/);
      expect(understand(turnOf(message)).isConfident).toBe(false);
    },
  );

  it('is never offered small talk as a choice', () => {
    for (const message of ['asdf qwer', 'the numbers look odd', 'do them differently', 'tallene ser rare ut'])
      for (const intent of read(message, 'en').candidates)
        expect(['hello', 'bye', 'yes', 'no', 'okay', 'thanks', 'why']).not.toContain(intent);
  });
});

describe('a message that was not understood', () => {
  it.each(['purple monkey dishwasher', 'lilla ape oppvaskmaskin', 'og så da på en måte'])(
    'is answered without a number or an exercise (%s)',
    (message) => {
      expect(['unknown', 'clarify']).toContain(read(message, 'en').topic);
      for (const runner of ['sindre', 'tove', 'emil', 'bjorn', 'ingrid']) {
        const text = ask(message, runner);
        expect(text).not.toMatch(/\d/);
        expect(text).toMatch(
          /^(?:I did not quite understand that|Det forsto jeg ikke helt|I am not sure what you mean|Jeg er ikke sikker)/,
        );
      }
      expect(understand(turnOf(message)).isConfident).toBe(false);
    },
  );
});

describe('the same question in English and in Norwegian', () => {
  const PAIRS: [topic: Topic, en: string, nb: string][] = [
    ['exercises', 'what do I have to do for my rehab today?', 'hva skal jeg gjøre av opptrening i dag?'],
    ['sets', 'how many reps do I do of each?', 'hvor mange repetisjoner skal jeg ta av hver?'],
    [
      'often',
      'how many times a week do I do these exercises?',
      'hvor mange ganger i uka skal jeg gjøre disse øvelsene?',
    ],
    ['phase', 'which phase of the rehab am I in now?', 'hvilken fase av opptreningen er jeg i nå?'],
    ['runWhen', 'when am I allowed to run again?', 'når får jeg lov til å løpe igjen?'],
    ['stage', 'which step of the ladder am I on?', 'hvilket trinn på stigen er jeg på?'],
    ['usualTime', 'how long does this kind of injury usually take?', 'hvor lang tid tar en slik skade vanligvis?'],
    [
      'painNormal',
      'is it normal that it hurts a bit during the exercises?',
      'er det normalt at det gjør litt vondt under øvelsene?',
    ],
    ['instead', 'can I swim while I wait?', 'kan jeg svømme mens jeg venter?'],
    ['seeSomeone', 'do I really need to see a physio about this?', 'bør jeg gå til fysioterapeut med dette?'],
    ['progress', 'am I making any progress?', 'har jeg noen framgang?'],
    ['hop', 'can I jump rope?', 'kan jeg hoppe tau?'],
    ['hard', 'may I race a half marathon in two weeks?', 'kan jeg løpe halvmaraton om to uker?'],
    ['card', 'what should I eat after a workout?', 'hva bør jeg spise etter trening?'],
    ['card', 'how much sleep do I need?', 'hvor mye søvn trenger jeg?'],
    ['card', 'is it okay to drink coffee before a run?', 'er det greit å drikke kaffe før en løpetur?'],
    ['human', 'are you a real person?', 'er du et ekte menneske?'],
    ['stairs', 'can I use the stairs at work?', 'kan jeg bruke trappa på jobben?'],
    ['missedExercises', 'I forgot my exercises yesterday', 'jeg glemte øvelsene mine i går'],
    ['thanks', 'thank you so much', 'tusen takk'],
  ];
  it('covers 20 pairs', () => expect(PAIRS).toHaveLength(20));
  it.each(PAIRS)('is answered with the topic %s (%s / %s)', (topic, en, nb) =>
    expect([read(en, 'en').topic, read(nb, 'nb').topic]).toEqual([topic, topic]),
  );
});

describe('a question about running', () => {
  it.each(['can i run today', 'kan jeg løpe i dag', 'can I run if it rains', 'is a marathon in spring realistic'])(
    'is answered with what the injury allows (%s)',
    (message) => expect(['ready', 'runWhen', 'hard', 'race', 'weather']).toContain(read(message, 'en').topic),
  );
  it('is answered with the reason why running is blocked, before the reference to the running coach', () => {
    const text = ask('which zone is threshold', 'bjorn');
    expect(text).toMatch(/only breathing and gentle holds[\s\S]*Running Coach/);
  });
});
