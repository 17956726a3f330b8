import { describe, expect, it } from 'vitest';
import { isSpelledWord } from '../cards/spelling.ts';
import { meantInstead } from './phrases.ts';
import { asksReason } from './reasons.ts';
import { formAsked, resolve } from './resolve.ts';
import { isPlainForm, secondTurnOf } from './second-turn.ts';
import { type DialogueState, NO_DIALOGUE } from './state.ts';

const after = (intent: DialogueState['intent'], topic: string): DialogueState => ({ ...NO_DIALOGUE, intent, topic });
const NEXT_WEEK = after('nextWeek', 'nextWeek');
const TODAY = after('today', 'today');

describe('LANG-191 short question about the reason for the last answer', () => {
  it.each([
    'why though',
    'ok but why',
    'why so short, I have all evening',
    'how come not longer?',
    'hvorfor ikke mer da, jeg er jo frisk',
    'koffor så kort då',
    'koffer itj lenger?',
    'kvifor ikkje heilt fri?',
    'men hvorfor er det lov, jeg trodde det var dumt',
    'hvordan har det seg?',
  ])('%j', (message) => expect(asksReason(message)).toBe(true));

  it.each([
    'why does my knee hurt on stairs?',
    'hvorfor har jeg vondt i hælen?',
    'why is the marathon plan built on mileage',
    'hvorfor må jeg spise før løpet',
    'and what about Sunday?',
    'that is why I asked',
  ])('is not %j', (message) => expect(asksReason(message)).toBe(false));
});

describe('LANG-192 a request for the last answer in another form, with words in addition to it', () => {
  it.each([
    ['in miles please, that is what my watch says', 'mi'],
    ['in km? never got used to miles', 'km'],
    ['and in miles, sorry', 'mi'],
    ['i km takk, klokka er metrisk', 'km'],
  ] as const)('%j asks for another unit', (message, unit) =>
    expect(formAsked(message, NEXT_WEEK)).toEqual({ kind: 'unit', unit }),
  );

  it.each([
    ['på norsk? kona skal lese det', 'nb', false],
    ['in english please, my coach reads this', 'en', false],
    ['på norsk, og kortere takk', 'nb', true],
    ['shorter please, and in english', 'en', true],
  ] as const)('%j asks for another language', (message, language, isBrief) =>
    expect(formAsked(message, NEXT_WEEK)).toEqual({ kind: 'language', language, ...(isBrief && { isBrief }) }),
  );

  it('keeps a question after the language name, which is answered in that language', () =>
    expect(formAsked('på norsk: hva gjør jeg på søndag?', NEXT_WEEK)).toEqual({
      kind: 'language',
      language: 'nb',
      rest: 'hva gjør jeg på søndag?',
    }));

  it.each(['in miles, how far is Sunday?', 'I ran 5 miles, was that too much?', 'jeg bor i norsk natur'])(
    '%j asks for no other unit',
    (message) => expect(formAsked(message, NEXT_WEEK)?.kind).not.toBe('unit'),
  );

  it.each([
    'shorter',
    'kortere takk, sitter på bussen',
    'the short version please',
    'kort oppsummert',
    'tl;dr',
    'in one sentence',
  ])('%j asks for fewer words after an answer about no single session', (message) =>
    expect(['brief', 'second']).toContain(resolve(message, NEXT_WEEK).kind),
  );

  it('shortens the session after an answer about one', () =>
    expect(resolve('shorter', TODAY)).toMatchObject({ kind: 'again', intent: 'shorter' }));
});

describe('LANG-193 a correction that names what was meant', () => {
  it.each([
    ['no I meant the quick one', 'the quick one'],
    ['nei, jeg mente styrken', 'styrken'],
    ['nei eg meinte den på torsdag', 'den på torsdag'],
    ['sorry, I was asking about the warm-up', 'the warm-up'],
    ['ah jeg tenkte på hele uka', 'hele uka'],
  ])('%j', (message, rest) => expect(meantInstead(message)).toBe(rest));

  it.each(['no', 'nei, det vil jeg ikke', 'no thanks', 'what do you mean?', 'it means a lot'])('is not %j', (message) =>
    expect(meantInstead(message)).toBeNull(),
  );
});

describe('LANG-194 question about the conditions under which the last answer changes', () => {
  it.each([
    'what has to happen first?',
    'so what would it take',
    'and which number lets me move up?',
    "what's still missing then",
    'hva må til for at det åpner?',
    'ka må skje før æ får løpe da',
    'kva manglar eg no då',
    'hvilket tall må jeg ned på?',
    'hva kreves for neste trinn',
  ])('%j', (message) => expect(secondTurnOf(message)?.kind).toBe('criteria'));

  it.each([
    'what do I need to eat before a marathon?',
    'hva må jeg ha på meg i regn?',
    'what is missing from my gear list for winter',
    'which shoes should I buy',
  ])('is not %j', (message) => expect(secondTurnOf(message)?.kind).not.toBe('criteria'));
});

describe('LANG-195 words that do not concern the body', () => {
  it.each(['and if it is icy on Sunday, inside then?', 'og hvis det er glatt på lørdag, på mølla?'])('%j', (message) =>
    expect(isPlainForm(message)).toBe(true),
  );
  it.each([
    'and if my chest is tight on Sunday?',
    'og hvis jeg blir svimmel på mølla?',
    'and if I feel weird on Sunday?',
  ])('do not make up %j', (message) => expect(isPlainForm(message)).toBe(false));
});

describe('LANG-196 spelling for the knowledge cards', () => {
  it.each(['save', 'brodder', 'havent', 'walking', 'skoene'])('has %j', (word) =>
    expect(isSpelledWord(word)).toBe(true),
  );
  it.each(['ibuprofin', 'tirzday', 'qwertyui'])('does not have %j', (word) => expect(isSpelledWord(word)).toBe(false));
});
