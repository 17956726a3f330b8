import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { PlanTest, TestId, TestUnit, WorkSide } from '@stridewell/contracts/web';
import type { TestText } from './test-texts.ts';
import { TESTS_EN } from './test-texts-en.ts';
import { TESTS_NB } from './test-texts-nb.ts';

/** A part of the result: its text, and whether it is good news. */
export interface ResultLine {
  code: 'symmetry' | 'passed' | 'failed' | 'unconfirmed' | 'worse' | 'valid' | 'pain';
  text: string;
}

interface TestWords {
  title: string;
  note: string;
  back: string;
  tests: Record<TestId, TestText>;
  /** Name of the counted unit, for the label of the number. */
  units: Record<Exclude<TestUnit, 'pain'>, string>;
  sides: Record<WorkSide, string>;
  goodFirst: string;
  ends: string;
  pain: string;
  changes: { less: string; same: string; more: string };
  save: string;
  saving: string;
  saved: string;
  failed: string;
  missing: string;
  range: (least: number, most: number) => string;
  later: string;
  notYet: string;
  none: { title: string; text: string };
  down: { title: string; text: string };
  retry: string;
  result: {
    symmetry: (value: number, other: number, percent: number, from: number) => string;
    evenSides: (percent: number) => string;
    passed: string;
    failed: string;
    unconfirmed: string;
    worse: string;
    /** Text for pain above the limit. */
    pain: (limit: number) => string;
    /** Reason why a pass is not confirmed, by the code of the fact. */
    open: Readonly<Record<string, string>>;
    valid: (date: string) => string;
  };
}

const EN: TestWords = {
  title: 'Tests',
  note: 'Each takes about two minutes. They decide what you may do next.',
  back: 'Back to Physio Coach',
  tests: TESTS_EN,
  units: { reps: 'Repetitions', seconds: 'Seconds', cm: 'Centimetres', nights: 'Nights', change: 'Swelling' },
  sides: { left: 'Left', right: 'Right', both: 'Result' },
  goodFirst: 'The good side first.',
  ends: 'It ends when',
  pain: 'Highest pain, 0 to 10',
  changes: { less: 'Less', same: 'The same', more: 'More' },
  save: 'Save the result',
  saving: 'Saving...',
  saved: 'Result saved',
  failed: 'The result could not be saved. Please try again.',
  missing: 'Please answer this',
  range: (least, most) => `Please give a number from ${least} to ${most}`,
  later: 'You can do it again another day.',
  notYet: 'Not today. It opens here when it is due.',
  none: { title: 'No test today', text: 'The next one appears here when it is due.' },
  down: { title: 'The tests could not be loaded', text: 'Results that you have saved are kept.' },
  retry: 'Try again',
  result: {
    symmetry: (value, other, percent, from) =>
      `${value} of ${other}: ${percent} percent of the other side. From ${from} you move on. Keep loading.`,
    evenSides: (percent) => `${percent} percent of the other side.`,
    passed: 'Passed.',
    failed: 'Not passed yet.',
    unconfirmed: 'Tomorrow’s check-in confirms it.',
    worse: 'The morning after was worse, so it does not count.',
    pain: (limit) =>
      `It hurt more than ${limit === 0 ? 'it may here: it has to be free of pain' : limit}, so it is too early. Leave it for three days at least.`,
    open: {
      'test.late': 'Nobody checked in within two days, so it does not count. Do it again on a day before a check-in.',
      'test.unanswered':
        'The check-in after it did not say how the morning was, so it does not count. Do it again, and answer the next morning.',
      'test.sore': 'Your muscles were sore the morning after, so it does not count yet. Do it again on a fresh day.',
    },
    valid: (date) => `Counts until ${date}.`,
  },
};

const NB: TestWords = {
  title: 'Tester',
  note: 'Hver tar omtrent to minutter. De avgjør hva du kan gjøre videre.',
  back: 'Tilbake til fysiocoachen',
  tests: TESTS_NB,
  units: { reps: 'Repetisjoner', seconds: 'Sekunder', cm: 'Centimeter', nights: 'Netter', change: 'Hevelse' },
  sides: { left: 'Venstre', right: 'Høyre', both: 'Resultat' },
  goodFirst: 'Den friske siden først.',
  ends: 'Den er slutt når',
  pain: 'Verste smerte, 0 til 10',
  changes: { less: 'Mindre', same: 'Som før', more: 'Mer' },
  save: 'Lagre resultatet',
  saving: 'Lagrer ...',
  saved: 'Resultatet er lagret',
  failed: 'Resultatet ble ikke lagret. Prøv igjen.',
  missing: 'Svar på dette',
  range: (least, most) => `Skriv et tall fra ${least} til ${most}`,
  later: 'Du kan ta den igjen en annen dag.',
  notYet: 'Ikke i dag. Den åpner her når det er tid for den.',
  none: { title: 'Ingen test i dag', text: 'Den neste dukker opp her når det er tid for den.' },
  down: { title: 'Testene kunne ikke hentes', text: 'Resultatene du har lagret, er tatt vare på.' },
  retry: 'Prøv igjen',
  result: {
    symmetry: (value, other, percent, from) =>
      `${value} av ${other}: ${percent} prosent av den andre siden. Fra ${from} går du videre. Fortsett å trene den.`,
    evenSides: (percent) => `${percent} prosent av den andre siden.`,
    passed: 'Bestått.',
    failed: 'Ikke bestått ennå.',
    unconfirmed: 'Innsjekken i morgen bekrefter det.',
    worse: 'Morgenen etter var verre, så den teller ikke.',
    pain: (limit) =>
      `Det gjorde mer vondt enn ${limit === 0 ? 'det får gjøre her: den må være smertefri' : limit}, så det er for tidlig. La den ligge i minst tre dager.`,
    open: {
      'test.late': 'Det kom ingen innsjekk innen to dager, så den teller ikke. Gjør den igjen dagen før en innsjekk.',
      'test.unanswered':
        'Innsjekken etterpå sa ikke hvordan morgenen var, så den teller ikke. Gjør den igjen, og svar neste morgen.',
      'test.sore': 'Du var støl morgenen etter, så den teller ikke ennå. Gjør den igjen en dag du er uthvilt.',
    },
    valid: (date) => `Teller til ${date}.`,
  },
};

const WORDS: Record<PageLanguage, TestWords> = { en: EN, nb: NB };

/** UI text for the test cards in the language of the page. */
export const testWords = (language: PageLanguage = pageLanguage()): TestWords => WORDS[language];

/** Symmetry in percent that passes if the plan does not contain the number. */
const EVEN = 90;

const dateText = (date: string, language: PageLanguage): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(language === 'nb' ? 'nb-NO' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });

/**
 * Describes the newest result of a test: the symmetry of both sides, whether it is passed, and whether it is valid.
 * Empty if there is no result.
 */
export const resultLines = (test: PlanTest, language: PageLanguage = pageLanguage()): ResultLine[] => {
  const { result } = testWords(language);
  const { value, otherValue, lsi, passed, confirmed, validUntil } = test;
  if (value === null) return [];
  const lines: ResultLine[] = [];
  const uneven = test.facts.find(({ code }) => code === 'test.uneven');
  if (lsi !== null && otherValue !== null)
    lines.push({
      code: 'symmetry',
      text: uneven
        ? result.symmetry(value, otherValue, lsi, Number(uneven.values.from ?? EVEN))
        : result.evenSides(lsi),
    });
  const pain = test.facts.find(({ code }) => code === 'test.pain');
  if (pain) return [...lines, { code: 'pain', text: result.pain(Number(pain.values.limit ?? 0)) }];
  if (confirmed === false) return [...lines, { code: 'worse', text: result.worse }];
  if (passed !== true) return [...lines, { code: 'failed', text: result.failed }];
  const open = test.facts.map(({ code }) => result.open[code]).find((text) => text !== undefined);
  if (confirmed === null && open !== undefined) return [...lines, { code: 'unconfirmed', text: open }];
  lines.push({ code: 'passed', text: result.passed });
  if (confirmed === null) lines.push({ code: 'unconfirmed', text: result.unconfirmed });
  else if (validUntil !== null) lines.push({ code: 'valid', text: result.valid(dateText(validUntil, language)) });
  return lines;
};
