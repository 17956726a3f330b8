import { slowText } from '@stridewell/kit/testing/hostile-text';
import { describe, expect, it } from 'vitest';
import { isElliptical } from './ellipsis.ts';
import { partsOf, questionsIn } from './parts.ts';
import { type Resolution, resolve } from './resolve.ts';
import { isLeaning, isPlainForm, type SecondTurn, secondTurnOf } from './second-turn.ts';
import { type DialogueState, dialogueSchema, NO_DIALOGUE, STATE_BYTES_MAX } from './state.ts';

const today: DialogueState = { ...NO_DIALOGUE, intent: 'today', topic: 'today', dates: ['2026-12-09'] };
const asking: DialogueState = {
  ...NO_DIALOGUE,
  options: [
    { label: "today's session", message: 'What do I run today?' },
    { label: 'zones', message: 'What are my zones?' },
  ],
  isAsking: true,
};

const of = (message: string, state: DialogueState): Partial<Resolution> & Record<string, unknown> => {
  const resolution = resolve(message, state);
  switch (resolution.kind) {
    case 'again':
      return { kind: 'again', intent: resolution.intent, isCorrection: resolution.isCorrection };
    case 'chosen':
      return { kind: 'chosen', label: resolution.option.label };
    default:
      return { ...resolution };
  }
};

describe('LANG-121 a follow-up', () => {
  it.each([
    ['and tomorrow?', 'dayAhead'],
    ['og i morgen?', 'dayAhead'],
    ['and Sunday?', 'dayAhead'],
    ['og søndag?', 'dayAhead'],
    ['what about the 14th?', 'dayAhead'],
    ['hva med den 14.?', 'dayAhead'],
    ['and next week?', 'nextWeek'],
    ['og neste uke?', 'nextWeek'],
    ['shorter', 'shorter'],
    ['kortere takk', 'shorter'],
    ['make it half an hour', 'shorter'],
    ['en halvtime?', 'shorter'],
    ['what about the warm-up?', 'sessionDetail'],
    ['og oppvarmingen?', 'sessionDetail'],
    ['how long?', 'today'],
    ['hvor fort?', 'today'],
    ['and in the evening?', 'today'],
    ['with a band?', 'today'],
    ['ok, and the day after?', 'dayAhead'],
    ['og dagen etter?', 'dayAhead'],
    ['er den lang?', 'today'],
    ['can it be shorter?', 'shorter'],
    ['og over helga?', 'dayAhead'],
  ])('%j after today’s session asks for %s', (message, intent) =>
    expect(of(message, today)).toEqual({ kind: 'again', intent, isCorrection: false }),
  );

  it.each(['no, I meant Thursday', 'nei, torsdag', 'nei, jeg mente torsdag', 'I meant Thursday'])(
    '%j corrects the day',
    (message) => expect(of(message, today)).toEqual({ kind: 'again', intent: 'dayAhead', isCorrection: true }),
  );

  it.each(['why?', 'hvorfor det?', 'how come?', 'but why', 'hvorfor?'])('%j asks for the reason', (message) =>
    expect(of(message, today)).toEqual({ kind: 'why' }),
  );

  it.each([
    ['in miles', 'mi'],
    ['i km', 'km'],
    ['kan du si det i engelske mil', 'mi'],
  ])('%j asks for %s', (message, unit) => expect(of(message, today)).toEqual({ kind: 'unit', unit }));

  it.each([
    ['can you answer in Norwegian', 'nb'],
    ['kan du svare på engelsk', 'en'],
  ])('%j asks for the language %s', (message, language) =>
    expect(of(message, today)).toEqual({ kind: 'language', language }),
  );

  it('stands on its own when it names a subject, and before anything was answered', () => {
    expect(of('what are my zones on Thursday', today)).toEqual({ kind: 'own' });
    expect(of('my knee hurts on Thursday', today)).toEqual({ kind: 'own' });
    expect(of('and tomorrow?', NO_DIALOGUE)).toEqual({ kind: 'own' });
    expect(of('yes', today)).toEqual({ kind: 'own' });
    expect(of('no', today)).toEqual({ kind: 'own' });
  });

  it('about the body is never read as a value of the question before', () => {
    for (const message of ['it is worse', 'now the chest', 'blood today', 'vondt i dag', 'faint tomorrow', 'numb leg'])
      expect(isElliptical(message), message).toBe(false);
  });

  it('SECU-206 is found in 4,000 hostile characters within 50 ms', () => {
    expect(slowText((text) => resolve(text, today), 4_000, 50)).toBeNull();
  }, 60_000);
});

describe('LANG-174 a message that answers the last answer', () => {
  it.each<[string, Partial<SecondTurn>]>([
    ['are you sure?', { kind: 'doubt' }],
    ['er du helt sikker', { kind: 'doubt' }],
    ['that seems too little', { kind: 'doubt' }],
    ['my friend says I can', { kind: 'doubt', isOfOthers: true }],
    ['naboen mener det er for lite', { kind: 'doubt', isOfOthers: true }],
    ['so no hills?', { kind: 'confirm', activity: 'hills', denies: true }],
    ['så ingen løping i dag?', { kind: 'confirm', activity: 'run', denies: true }],
    ['so I can run tomorrow then', { kind: 'confirm', activity: 'run', denies: false }],
    ['so I rest?', { kind: 'confirm', activity: 'rest' }],
    ['what if it still hurts', { kind: 'condition', condition: 'pain' }],
    ['hva hvis det gjør vondt', { kind: 'condition', condition: 'pain' }],
    ['what if it no longer hurts', { kind: 'condition', condition: 'better' }],
    ['even if I go slow', { kind: 'condition', condition: 'gentle' }],
    ['selv om jeg føler meg bra', { kind: 'condition', condition: 'great' }],
    ['what if it rains', { kind: 'condition', condition: 'weather' }],
    ['but I feel great', { kind: 'condition', condition: 'great' }],
    ['something else instead', { kind: 'alternative' }],
    ['noe annet i stedet?', { kind: 'alternative' }],
    ['which one first', { kind: 'order' }],
    ['hva tar jeg først', { kind: 'order' }],
    ['er det farlig da', { kind: 'judge', judged: 'danger' }],
    ['do I have to', { kind: 'judge', judged: 'needed' }],
    ['in plain words please', { kind: 'simpler' }],
    ['jeg forstår ikke', { kind: 'simpler' }],
  ])('%j is recognised by its form', (message, expected) => expect(secondTurnOf(message)).toMatchObject(expected));

  it.each([
    'what do I run today',
    'hva er sonene mine',
    'my doctor says I can run',
    'so what is the plan for tomorrow',
    'what if my calf goes numb',
    'kan jeg flytte søndag til lørdag',
    'thanks',
  ])('%j is not recognised as one', (message) => expect(secondTurnOf(message)).toBeNull());

  it('is a plain form when its words do not concern the body', () => {
    for (const message of [
      'are you sure?',
      'which one first',
      'so no hills?',
      'even if I feel great',
      'hva hvis det regner',
    ])
      expect(isPlainForm(message), message).toBe(true);
    for (const message of [
      'what if it hurts',
      'I cannot feel it anyway',
      'even if I feel faint',
      'hva hvis beina er numne',
    ])
      expect(isPlainForm(message), message).toBe(false);
  });

  it('SECU-206 is found in 4,000 hostile characters within 50 ms', () => {
    expect(slowText((text) => [secondTurnOf(text), isPlainForm(text), isLeaning(text)], 4_000, 50)).toBeNull();
  }, 60_000);
});

describe('LANG-122 the answer to a question with options', () => {
  it.each([
    ["today's session", "today's session"],
    ['What are my zones?', 'zones'],
    ['the second one', 'zones'],
    ['den andre', 'zones'],
    ['2', 'zones'],
    ['that one', "today's session"],
    ['yes', "today's session"],
    ['ja takk', "today's session"],
    ['the last one', 'zones'],
  ])('%j chooses %s', (message, label) => expect(of(message, asking)).toEqual({ kind: 'chosen', label }));

  it.each(['no', 'nei takk', 'neither'])('%j dismisses it', (message) =>
    expect(of(message, asking)).toEqual({ kind: 'closed' }),
  );

  it('chooses nothing beyond the options', () => expect(of('the third one', asking)).toEqual({ kind: 'own' }));
});

describe('LANG-123 several questions in one message', () => {
  const read = (text: string) => ({
    text,
    intent: text.includes('zones')
      ? ('zones' as const)
      : text.includes('sick')
        ? ('illnessReport' as const)
        : ('today' as const),
    isSure: !text.includes('hmm'),
  });

  it('are cut at the ends of sentences and at words that add one', () => {
    expect(partsOf('What are my zones? And what do I run today?')).toHaveLength(2);
    expect(partsOf('what are my zones and also what do I run today')).toHaveLength(2);
    expect(partsOf('hva er sonene mine og dessuten hva løper jeg i dag')).toHaveLength(2);
    expect(partsOf('my 5.10 pace and my half')).toHaveLength(1);
  });

  it('are all answered, urgent ones first', () =>
    expect(questionsIn('What are my zones? I am sick today.', read).map(({ intent }) => intent)).toEqual([
      'illnessReport',
      'zones',
    ]));

  it('are read as one message when a part is not understood or asks the same', () => {
    expect(questionsIn('What are my zones? hmm and so on.', read)).toEqual([]);
    expect(questionsIn('What do I run today? Is it far today?', read)).toEqual([]);
    expect(questionsIn('I had my zones tested. What do I run today?', read)).toEqual([]);
  });

  it('LANG-237 reads a message of more than twelve parts as a whole', () => {
    let reads = 0;
    const counted = (part: string) => {
      reads += 1;
      return read(part);
    };
    expect(questionsIn('is it far? '.repeat(300), counted)).toEqual([]);
    expect(reads).toBe(0);
  });
});

describe('LANG-124 the stored state', () => {
  it('is at most 2 kB', () => {
    const option = { label: 'x'.repeat(80), message: 'y'.repeat(160), card: 'z'.repeat(60) };
    const largest: DialogueState = {
      intent: 'exercisesToday',
      topic: 't'.repeat(40),
      because: 't'.repeat(40),
      decided: {
        verdict: 'conditional',
        reasons: Array.from({ length: 4 }, () => 'r'.repeat(12)),
        figures: [1_000, 9.9, 99, 365],
      },
      isPermitted: false,
      second: { kind: 'condition', condition: 'weather', denies: false, isOfOthers: false },
      dates: ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'],
      slots: {
        minutes: 1_440,
        distance: 999.999,
        zone: '5b',
        card: 'c'.repeat(60),
        area: 'a'.repeat(12),
        side: 'right',
        session: 'intervals',
      },
      options: [option, option, option, option],
      isAsking: true,
      language: 'nb',
      unit: 'mi',
      since: 6,
    };
    expect(dialogueSchema.parse(largest)).toEqual(largest);
    expect(JSON.stringify(largest).length).toBeLessThanOrEqual(STATE_BYTES_MAX);
  });

  it('is rejected with an unknown field or a date that does not exist', () => {
    expect(dialogueSchema.safeParse({ ...NO_DIALOGUE, note: 'x' }).success).toBe(false);
    expect(dialogueSchema.safeParse({ ...NO_DIALOGUE, dates: ['2026-02-30'] }).success).toBe(false);
  });
});
