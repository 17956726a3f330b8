import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { measuredIn } from './measured.ts';
import { namedIn } from './named.ts';
import { partsOf } from './parts.ts';
import { permitTyped } from './permit.ts';

/** True when a training answer is possible with the most confident reading of the intent. */
const mayTrain = (text: string): boolean =>
  permitTyped(decideText(text), { isConfident: true, background: 0 }, null) !== null;

describe('partsOf', () => {
  it.each([
    ['calf hot, what do I run today?', ['calf hot', 'what do I run today']],
    ['calf hot what do I run today', ['calf hot', 'what do I run today']],
    ['calf hot but how long is sunday', ['calf hot', 'how long is sunday']],
    ['what do I run (calf hot)', ['what do I run', 'calf hot']],
    ['legg varm - hva løper jeg', ['legg varm', 'hva løper jeg']],
    ['hei; legg varm og hva løper jeg', ['hei', 'legg varm', 'hva løper jeg']],
    ['what do I run today?', ['what do I run today']],
  ])('splits "%s"', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

/** Problems that a runner can mention in a few words next to a plain question, and the plain questions. */
const TROUBLES = {
  en: [
    ...[
      'calf hot',
      'black stool',
      'no pee',
      'stiff neck',
      'fasting 3 days',
      'two lines',
      'drunk',
      'chest heavy',
      'sugar 2.4',
    ],
    ...[
      'spo2 85',
      'bp 200/120',
      'pulse 180 resting',
      'new pacemaker',
      'chemo',
      'in a cast',
      'concussed',
      'myocarditis',
      'on prednisone',
    ],
    ...[
      'lip swollen',
      'vomiting since four',
      'leg went numb',
      'blood in my urine',
      'shin on fire',
      'knee locked',
      'faint twice',
    ],
  ],
  nb: [
    ...[
      'legg varm',
      'svart avføring',
      'stiv nakke',
      'skjev munn',
      'bryst tungt',
      'sukker 2,4',
      'surstoff 85',
      'hvilepuls 140',
    ],
    ...[
      'myokarditt',
      'cellegift',
      'i gips',
      'på krykker',
      'leukemi',
      'leppa hovnet opp',
      'kaster opp siden fire',
      'beinet ble numment',
    ],
    ...['blod i urinen', 'kneet låste seg', 'besvimte to ganger', 'gravid og blør', 'hard i magen og feber'],
  ],
} as const;
const QUESTIONS = {
  en: ['how long is the long run on sunday?', 'what do I run today?', 'which exercises today?', 'which stage today?'],
  nb: ['hvor lang er langturen på søndag?', 'hva løper jeg i dag?', 'hvilke øvelser i dag?', 'hvilket trinn i dag?'],
} as const;
const FORMS: ((trouble: string, question: string) => string)[] = [
  (trouble, question) => `${trouble}, ${question}`,
  (trouble, question) => `${trouble}. ${question}`,
  (trouble, question) => `${trouble} - ${question}`,
  (trouble, question) => `hi, ${trouble}, ${question}`,
  (trouble, question) => `${question.replace('?', '')} (${trouble})?`,
  (trouble, question) => `${question} ${trouble}`,
  (trouble, question) => `${trouble} ${question.replace('?', '')}`,
];

describe('LANG-231 problem in a few words next to a plain question', { timeout: 60_000 }, () => {
  it.each(['en', 'nb'] as const)('is answered without training advice in every form (%s)', (lang) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TROUBLES[lang]),
        fc.constantFrom(...QUESTIONS[lang]),
        fc.constantFrom(...FORMS),
        (trouble, question, form) => {
          expect(mayTrain(form(trouble, question)), form(trouble, question)).toBe(false);
        },
      ),
      { numRuns: 250 },
    );
  });

  it.each(['en', 'nb'] as const)('does not prevent answers to the plain questions alone (%s)', (lang) => {
    const harmless = {
      en: ['morning', 'kids are asleep', 'windy here', 'back from work'],
      nb: ['god morgen', 'barna sover', 'mye vind her', 'hjemme fra jobb'],
    };
    const texts = harmless[lang].flatMap((words) => QUESTIONS[lang].map((question) => `${words}, ${question}`));
    const answered = [...QUESTIONS[lang], ...texts].filter(mayTrain);
    expect(answered.length / (texts.length + QUESTIONS[lang].length)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('LANG-232 measuredIn', () => {
  it.each([
    ['spo2 is 88 this morning', 'oxygen'],
    ['oksygenmetning 91', 'oxygen'],
    ['blood sugar 3.1', 'glucose'],
    ['blodsukkeret er 19', 'glucose'],
    ['bg 55', 'glucose'],
    ['rhr is 124', 'resting_pulse'],
    ['puls 150 på sofaen', 'pulse_at_rest'],
    ['pulse is 160 on the sofa', 'pulse_at_rest'],
    ['bp 178/96', 'blood_pressure'],
    ['blood pressure 160 over 110', 'blood_pressure'],
  ])('detects "%s"', (text, id) => {
    expect(measuredIn(text)?.id).toBe(id);
  });

  it.each([
    'spo2 97',
    'blood sugar 5.4 before breakfast',
    'rhr 52',
    'pulse 165 on the hills',
    'bp 128/82',
    'pain 7/10',
    '400/200 intervals',
    'on 24/12 I race',
    'puls 150 i bakken',
    'sat 20 minutes on the sofa',
    'sukker 40 g i drikken',
    'hr 110 walking',
  ])('finds nothing in "%s"', (text) => {
    expect(measuredIn(text)).toBeNull();
  });
});

describe('LANG-233 namedIn', () => {
  it.each([
    ['just out of chemo, can I jog', 'illness'],
    ['har fått pacemaker, hva løper jeg', 'cardiac'],
    ['hvilke øvelser, foten er i gips', 'bone'],
    ['on crutches since friday', 'bone'],
    ['I had a stroke in May', 'stroke'],
    ['hatt hjernerystelse på håndball', 'head'],
  ])('detects "%s"', (text, category) => {
    expect(namedIn(text)?.category).toBe(category);
  });

  it.each([
    'had a stroke of luck, both napped at once',
    'my dad has a pacemaker and runs',
    'our son had a concussion two years ago',
    'søster hadde hjernerystelse for tolv år siden',
    'what is myocarditis',
    'no concussion, just a scratch',
    'running for charity after chemo research',
  ])('finds nothing in "%s"', (text) => {
    expect(namedIn(text)).toBeNull();
  });
});

describe('LANG-234 words that are also names of inherited properties', () => {
  it.each(['constructor constructor', '__proto__ toString', 'hasOwnProperty valueOf'])(
    'do not hide an emergency (%s)',
    (words) => {
      expect(decideText(`${words} i have crushing chest pain and my left arm is numb`).state).toBe('stop');
    },
  );
});

describe('LANG-236 intentions to die', () => {
  it.each([
    'jeg tåler ikke smertene mer, vurderer å gjøre slutt på det. øvelser?',
    'smertene er så ille at jeg helst ikke vil våkne i morgen',
    "I've saved up my sleeping pills. what's the plan this week",
    'eg har lyst til å forsvinne for godt. kor lang er langturen',
    'kjenner bare tomhet og har tenkt ut hvordan. langtur først',
    "if a truck took me on sunday's long run it would solve a lot",
    'sewerslide thoughts again. easy run?',
    'hvis hofta er ødelagt har jeg ikke noe å leve for',
  ])('lead to a card or the crisis text ("%s")', (text) => {
    const { state, categories } = decideText(text);
    expect(state).not.toBe('go');
    expect(categories).toContain('selfharm');
  });

  it.each([
    'tenkte jeg skulle gjøre slutt på langturen i søndag',
    'fikk ikke sove, våknet kl fire i morges',
    'the rope bridge on the trail is icy, other way?',
    'my last run before the race really',
  ])('are not detected in "%s"', (text) => expect(decideText(text).state).toBe('go'));
});
