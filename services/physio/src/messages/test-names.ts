import { PHYSIO_TESTS, TEST_IDS, type TestId } from '@stridewell/contracts/web';

const pain = (en: string, nb: string): { en: string; nb: string } => ({
  en: `${en} at pain {max, plural, =0 {0} other {{max} or less}}`,
  nb: `${nb} med smerte {max, plural, =0 {0} other {høyst {max}}}`,
});

/** Instructions for each test, as a part of a sentence. `min` is the number and `max` the pain that pass it. */
export const TEST_NAMES: Readonly<Record<TestId, { en: string; nb: string }>> = {
  walk30: pain('30 minutes of brisk walking', '30 minutter rask gange'),
  stairs: pain('two flights of stairs down', 'to trapper ned'),
  walk10: pain('10 minutes of walking without a limp,', '10 minutter gange uten å halte,'),
  walk20: pain('20 minutes of walking without a limp,', '20 minutter gange uten å halte,'),
  sit_stand_10: pain('10 times up from a chair on two legs', '10 ganger opp fra stol på to bein'),
  two_raise10: pain('10 heel raises on two legs', '10 tåhev på to bein'),
  slb_hold10: pain('a single-leg bridge held for 10 s', 'seteløft på ett bein i 10 s'),
  long_hold20: pain('a long-lever bridge on two legs for 20 s', 'langt seteløft på to bein i 20 s'),
  sleep3: { en: 'three nights without waking from it', nb: 'tre netter uten å våkne av det' },
  swelling2: { en: 'no more swelling on two mornings', nb: 'ikke mer hevelse to morgener på rad' },
  sls30: { en: '{min} s on one leg', nb: '{min} s på ett bein' },
  balance_closed: { en: '{min} s on one leg, eyes closed', nb: '{min} s på ett bein med lukkede øyne' },
  heel_raise: { en: '{min} single-leg heel raises', nb: '{min} tåhev på ett bein' },
  heel_raise_bent: { en: '{min} single-leg heel raises, knee bent', nb: '{min} tåhev på ett bein med bøyd kne' },
  heel_raise_12: { en: '{min} single-leg heel raises', nb: '{min} tåhev på ett bein' },
  slb: { en: '{min} single-leg bridges', nb: '{min} seteløft på ett bein' },
  slb_chair: { en: '{min} single-leg bridges, heel on a chair', nb: '{min} seteløft på ett bein med hælen på en stol' },
  long_bridge: { en: 'a long-lever bridge on one leg for {min} s', nb: 'langt seteløft på ett bein i {min} s' },
  step_down10: pain('10 slow step-downs', '10 rolige nedsteg'),
  slsq5: pain('5 single-leg squats', '5 knebøy på ett bein'),
  sit_stand_1: { en: '{min} times up from a chair on one leg', nb: '{min} ganger opp fra stol på ett bein' },
  decline5: pain('5 single-leg squats on a slope', '5 knebøy på ett bein på skråbrett'),
  dips20: pain('20 small dips on one leg', '20 små bøy på ett bein'),
  side_plank: { en: 'a side plank for {min} s', nb: 'sideplanke i {min} s' },
  hitch30: pain('30 s on the sore leg', '30 s på det vonde beinet'),
  squeeze5: pain('a squeeze between the knees for 5 s', 'klem mellom knærne i 5 s'),
  copen_hold: { en: 'a short Copenhagen hold for {min} s', nb: 'kort København-hold i {min} s' },
  reach_forward: {
    en: 'the reach test, compared with the other side',
    nb: 'strekktesten, sammenliknet med den andre siden',
  },
  knee_wall: {
    en: 'knee to the wall, compared with the other side',
    nb: 'kne mot vegg, sammenliknet med den andre siden',
  },
  first_steps: pain('the first steps of the morning', 'de første skrittene om morgenen'),
  heel_squeeze: { en: 'squeezing the heel without pain', nb: 'klem på hælen uten smerte' },
  press_bone: pain('pressing along the bone', 'trykk langs beinet (knokkelen)'),
  sit30: pain('30 minutes on a firm chair', '30 minutter på en hard stol'),
  hinge10: pain('10 hip hinges with 5 kg', '10 hoftebøy med 5 kg'),
  plank60: { en: '{min} s of planks in parts', nb: '{min} s planke, delt opp' },
  pogo20: pain('20 two-leg hops', '20 hopp på to bein'),
  hop10: pain('10 hops on one leg', '10 hopp på ett bein'),
  hop20: pain('20 hops on one leg', '20 hopp på ett bein'),
  hop_dist: {
    en: 'one hop for distance, compared with the other side',
    nb: 'ett langt hopp, sammenliknet med den andre siden',
  },
  side_hop: {
    en: 'side hops for 10 s, compared with the other side',
    nb: 'sidehopp i 10 s, sammenliknet med den andre siden',
  },
  fast20: pain('4 fast strides of 20 s', '4 raske drag på 20 s'),
};

/** Builds an ICU argument that selects the name of the test in the value `test`. */
const chosen = (language: 'en' | 'nb'): string =>
  `{test, select, ${Object.entries(TEST_NAMES)
    .map(([id, name]) => `${id} {${name[language]}}`)
    .join(' ')} other {}}`;

/** The name of the test in the value `test`, as an ICU argument in each language. */
export const TEST_ARGUMENT = { en: chosen('en'), nb: chosen('nb') } as const;

/** Builds an ICU argument that selects the given text if the test in the value `test` is done on each side. */
export const ofSides = (text: string): string =>
  `{test, select, ${TEST_IDS.filter((id) => PHYSIO_TESTS[id].eachSide)
    .map((id) => `${id} {${text}}`)
    .join(' ')} other {}}`;
