import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { PHYSIO_TESTS, type PlanFact, TEST_IDS, type TestId } from '@stridewell/contracts/web';
import { TESTS_EN } from '../tests/test-texts-en.ts';
import { TESTS_NB } from '../tests/test-texts-nb.ts';

type Worded = (values: PlanFact['values']) => string;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const both = (parts: readonly (string | false)[], and: string): string => parts.filter(Boolean).join(and);
const testOf = ({ test }: PlanFact['values']): TestId | undefined => TEST_IDS.find((id) => id === test);

/** Returns the text for a test that is done on each side, or an empty string for other tests. */
const ofSides = (id: TestId, text: string): string => (PHYSIO_TESTS[id].eachSide ? text : '');

const EN: Record<string, Worded> = {
  'missing.minimum': ({ days, sessions }) =>
    `This phase takes at least ${both(
      [
        Number(days) > 0 && plural(Number(days), 'more day', 'more days'),
        Number(sessions) > 0 && plural(Number(sessions), 'more session', 'more sessions'),
      ],
      ' and ',
    )}.`,
  'missing.test': (values) => {
    const id = testOf(values);
    return id ? `Next: ${TESTS_EN[id].name}.${ofSides(id, ' It takes two minutes, good side first.')}` : '';
  },
  'missing.later': (values) => {
    const id = testOf(values);
    return id ? `Later: ${TESTS_EN[id].name}. It opens when your hops and runs have come that far.` : '';
  },
  'missing.calm': ({ checkins, pain }) =>
    `It takes ${checkins} check-ins in a row with pain ${Number(pain) === 0 ? '0' : `${pain} or less`} and calm mornings.`,
  'missing.mornings': ({ max }) => `The usual pain of your mornings has to be ${max} or less.`,
  'missing.mornings_start': () => 'Your mornings must be no worse than in the first week of this phase.',
  'missing.pain_free': ({ days }) => `It takes ${days} days without any pain.`,
  'missing.impact': () => 'A doctor has to agree to running and hopping; note the date in your profile.',
  'missing.morning': () => 'Answer how the morning was when you check in: days without that answer do not count.',
  'missing.groin': () =>
    'The doctor or physiotherapist who looked at your groin has to see it again; note the date in your profile.',
  'missing.ladder': () => 'The last stage of the walk-run ladder comes first.',
  'missing.phase': () => 'Phase 3 and its tests come first.',
  'missing.calm_checkins': ({ checkins }) =>
    `It takes ${checkins} check-ins in two weeks with pain 1 or less and calm mornings.`,
};

const NB: Record<string, Worded> = {
  'missing.minimum': ({ days, sessions }) =>
    `Denne fasen tar minst ${both(
      [
        Number(days) > 0 && plural(Number(days), 'dag', 'dager'),
        Number(sessions) > 0 && plural(Number(sessions), 'økt', 'økter'),
      ],
      ' og ',
    )} til.`,
  'missing.test': (values) => {
    const id = testOf(values);
    return id ? `Neste: ${TESTS_NB[id].name}.${ofSides(id, ' Det tar to minutter, den friske siden først.')}` : '';
  },
  'missing.later': (values) => {
    const id = testOf(values);
    return id ? `Senere: ${TESTS_NB[id].name}. Den åpner når hoppene og løpingen din har kommet så langt.` : '';
  },
  'missing.calm': ({ checkins, pain }) =>
    `Det trengs ${checkins} innsjekker på rad med smerte ${Number(pain) === 0 ? '0' : `høyst ${pain}`} og rolige morgener.`,
  'missing.mornings': ({ max }) => `Den vanlige morgensmerten må være ${max} eller mindre.`,
  'missing.mornings_start': () => 'Morgenene må ikke være verre enn i den første uka av denne fasen.',
  'missing.pain_free': ({ days }) => `Det trengs ${days} dager helt uten smerte.`,
  'missing.impact': () => 'En lege må si ja til løping og hopp; skriv datoen i profilen.',
  'missing.morning': () => 'Svar på hvordan morgenen var når du sjekker inn: dager uten det svaret teller ikke.',
  'missing.groin': () => 'Legen eller fysioterapeuten som så på lysken, må se på den igjen; skriv datoen i profilen.',
  'missing.ladder': () => 'Det siste trinnet i gå–løp-stigen kommer først.',
  'missing.phase': () => 'Fase 3 og testene i den kommer først.',
  'missing.calm_checkins': ({ checkins }) =>
    `Det trengs ${checkins} innsjekker på to uker med smerte høyst 1 og rolige morgener.`,
};

const WORDS: Record<PageLanguage, Record<string, Worded>> = { en: EN, nb: NB };

/**
 * Returns text about the remaining requirements of a phase or of healing. Facts with a code of a later release are
 * ignored.
 */
export const missingWords = (missing: readonly PlanFact[], language: PageLanguage = pageLanguage()): string[] =>
  missing.flatMap(({ code, values }) => WORDS[language][code]?.(values) || []);
