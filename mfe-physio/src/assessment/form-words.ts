import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { AreaBoolean, FunctionLimit, PainTrend, RedFlag } from '@stridewell/contracts/web';
import { AREA_WORDS, type AreaQuestionWords, FLAG_WORDS, LIMIT_WORDS, painWords, TREND_WORDS } from './words.ts';

/** UI text for the daily physio check-in in one language. The specification prescribes the English wording. */
export interface FormWords {
  title: (isUpdate: boolean) => string;
  groups: { pain: string; required: string; flags: string };
  yes: string;
  no: string;
  pain: string;
  painValue: (pain: number) => string;
  trend: string;
  trends: Record<PainTrend, string>;
  limit: string;
  limits: Record<FunctionLimit, string>;
  usual: string;
  usualHelp: string;
  usualAnswers: Record<'yes' | 'no' | 'unknown', string>;
  ran: string;
  /** The same question on the first day, when there is no earlier check-in. */
  ranFirst: string;
  runPain: string;
  area: Record<AreaBoolean, AreaQuestionWords>;
  choices: {
    painType: { label: string; broad: string; focal: string };
    hipPainSite: { label: string; outer: string; groin: string };
    worseWith: { label: string; sitting: string; standing: string };
  };
  limp: string;
  walk: string;
  walkHelp: (walkOnly: boolean) => string;
  tests: string;
  testsHelp: (noHops: boolean) => string;
  testsOpen: string;
  testList: string;
  testMarks: { met: string; open: string };
  allTests: string;
  flags: string;
  flagWords: Record<RedFlag, string>;
  flagsHelp: string;
  need: string;
  lost: string;
  cancel: string;
  sending: string;
  send: (isUpdate: boolean) => string;
}

const EN: FormWords = {
  title: (isUpdate) => (isUpdate ? 'Update Daily Assessment' : 'Daily Assessment'),
  groups: { pain: 'Your pain', required: 'Walking, running and tests', flags: 'Warning signs' },
  yes: 'Yes',
  no: 'No',
  pain: 'Pain',
  painValue: painWords,
  trend: 'Compared with yesterday',
  trends: TREND_WORDS,
  limit: 'What does it limit?',
  limits: LIMIT_WORDS,
  usual: 'Was it back to usual this morning?',
  usualHelp: 'Tests, runs and calm days count only with a yes or a no.',
  usualAnswers: { yes: 'Yes', no: 'No', unknown: 'I do not know yet' },
  ran: 'Have you run since your last check-in?',
  ranFirst: 'Have you run today or yesterday?',
  runPain: 'Pain while running',
  area: AREA_WORDS,
  choices: {
    painType: { label: 'Is the pain broad, or at one point?', broad: 'Broad', focal: 'At one point' },
    hipPainSite: { label: 'Where is it?', outer: 'Outer hip', groin: 'Groin or front' },
    worseWith: { label: 'Is it worse sitting or standing?', sitting: 'Sitting', standing: 'Standing' },
  },
  limp: 'Do you limp?',
  walk: 'Can you walk or run without trouble?',
  walkHelp: (walkOnly) =>
    walkOnly
      ? 'A brisk 20-minute walk, at pain 2 or less and without a limp.'
      : 'A 20-minute walk, or a 10-20 minute easy run.',
  tests: 'Do the functional tests feel fine?',
  testsHelp: (noHops) =>
    noHops
      ? 'Answer for the tests you can do in comfort. Do not hop, and stop if it hurts.'
      : 'All of them. Answer No if you have not done them, and stop if it hurts.',
  testsOpen: 'Your results decide: until the tests for running are passed, the answer counts as No.',
  testList: 'Functional tests',
  testMarks: { met: 'passed', open: 'not yet' },
  allTests: 'All tests passed',
  flags: 'Any of these?',
  flagWords: FLAG_WORDS,
  flagsHelp: 'If you tick one, we ask a few questions and tell you who to call.',
  need: 'Please answer all required questions to complete your check-in.',
  lost: 'Nothing is lost. Try again in a moment.',
  cancel: 'Cancel',
  sending: 'Updating...',
  send: (isUpdate) => (isUpdate ? 'Update Check-in' : 'Complete Check-in'),
};

const NB_PAIN = [
  ...['Ingen smerte', 'Så vidt', 'Svak', 'Merkbar', 'Plagsom', 'Middels'],
  ...['Ganske vondt', 'Vondt', 'Veldig vondt', 'Svært vondt', 'Verst tenkelig'],
];

const NB: FormWords = {
  title: (isUpdate) => (isUpdate ? 'Endre dagens innsjekk' : 'Dagens innsjekk for skaden'),
  groups: { pain: 'Smerten', required: 'Gåing, løping og tester', flags: 'Faresignaler' },
  yes: 'Ja',
  no: 'Nei',
  pain: 'Smerte',
  painValue: (pain) => NB_PAIN[pain] ?? String(pain),
  trend: 'Sammenlignet med i går',
  trends: { down: 'Mindre', same: 'Likt', up: 'Mer' },
  limit: 'Hva hindrer det deg i?',
  limits: { stairs: 'Trapper', walk: 'Gå', sit: 'Sitte', none: 'Ingenting' },
  usual: 'Var det som vanlig igjen i morges?',
  usualHelp: 'Tester, turer og rolige dager teller bare med et ja eller nei.',
  usualAnswers: { yes: 'Ja', no: 'Nei', unknown: 'Vet ikke ennå' },
  ran: 'Har du løpt siden forrige innsjekk?',
  ranFirst: 'Har du løpt i dag eller i går?',
  runPain: 'Smerte mens du løp',
  area: {
    stairsDownhillPain: { label: 'Gjør det vondt i trapper eller bakker nedover?' },
    morningStiffness: { label: 'Var det stivt i morges?' },
    improvesWithMovement: { label: 'Blir det bedre når du beveger deg?' },
    tendernessToTouch: { label: 'Er det ømt når du trykker på det?' },
    painOnHopping: { label: 'Gjør det vondt når du hopper?', help: 'Bare det du vet fra før: ikke prøv det ut.' },
    painAtRest: { label: 'Gjør det vondt i ro?' },
    worstAtFirstSteps: { label: 'Er det verst på dagens første steg?' },
    heelSqueezePain: { label: 'Gjør det vondt når du klemmer hælen fra begge sider?' },
    painWeightBearing: { label: 'Gjør det vondt å stå på beinet?' },
    painBelowKnee: { label: 'Går smerten nedenfor kneet?' },
    saddleNumbness: { label: 'Er du nummen i skrittet, på innsiden av lårene eller i kjønnsorganene?' },
    bladderBowelChange: { label: 'Har du nye problemer med vannlating eller avføring?' },
  },
  choices: {
    painType: { label: 'Er smerten spredt, eller på ett punkt?', broad: 'Spredt', focal: 'På ett punkt' },
    hipPainSite: { label: 'Hvor sitter den?', outer: 'Utsiden av hofta', groin: 'Lysken eller foran' },
    worseWith: { label: 'Er det verst når du sitter eller står?', sitting: 'Sitter', standing: 'Står' },
  },
  limp: 'Halter du?',
  walk: 'Kan du gå eller løpe uten problemer?',
  walkHelp: (walkOnly) =>
    walkOnly
      ? 'En rask gåtur på 20 minutter, med smerte 2 eller mindre og uten å halte.'
      : 'En gåtur på 20 minutter, eller en rolig løpetur på 10-20 minutter.',
  tests: 'Går funksjonstestene fint?',
  testsHelp: (noHops) =>
    noHops
      ? 'Svar for testene du kan gjøre uten ubehag. Ikke hopp, og stopp hvis det gjør vondt.'
      : 'Alle sammen. Svar Nei hvis du ikke har gjort dem, og stopp hvis det gjør vondt.',
  testsOpen: 'Resultatene dine avgjør: til testene for løping er bestått, teller svaret som Nei.',
  testList: 'Funksjonstester',
  testMarks: { met: 'bestått', open: 'ikke ennå' },
  allTests: 'Alle testene er bestått',
  flags: 'Har du noe av dette?',
  flagWords: {
    night_pain: 'Smerte som vekker deg om natta',
    swelling: 'Hevelse',
    numbness: 'Nummenhet eller prikking',
    strength_loss: 'Tap av kraft',
  },
  flagsHelp: 'Krysser du av for noe, stiller vi noen spørsmål og sier hvem du skal ringe.',
  need: 'Svar på alle spørsmålene som må besvares, for å fullføre innsjekken.',
  lost: 'Ingenting er tapt. Prøv igjen om litt.',
  cancel: 'Avbryt',
  sending: 'Oppdaterer...',
  send: (isUpdate) => (isUpdate ? 'Lagre endringene' : 'Fullfør innsjekken'),
};

export const FORM_WORDS: Record<PageLanguage, FormWords> = { en: EN, nb: NB };

/** UI text in the language of the page. */
export const formWords = (): FormWords => FORM_WORDS[pageLanguage()];
