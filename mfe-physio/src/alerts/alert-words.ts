import { inLanguage } from '../data/language.ts';

interface AlertWords {
  whatNow: string;
  warningSigns: string;
  summary: string;
  running: string;
  failed: string;
  failedText: string;
  flag: string;
  questions: string;
  read: string;
  /** Text of the chip for a runner on the ladder. */
  onLadder: (stage: number, of: number) => string;
  onWalks: string;
  met: string;
}

const EN: AlertWords = {
  whatNow: 'What to do now',
  warningSigns: 'Check for warning signs',
  summary: 'Summary for your visit',
  running: 'Open Running Coach',
  failed: "We could not load today's advice",
  failedText: 'If something worries you, talk to a doctor. In an emergency call 113 or your local number.',
  flag: 'Red Flags Detected: Please consult a healthcare professional before continuing.',
  questions: 'Answer a few questions',
  read: 'I have read this',
  onLadder: (stage, of) => `On the walk-run ladder · stage ${stage} of ${of}`,
  onWalks: 'On the walk-run ladder · brisk walks first',
  met: 'The return-to-run criteria are met.',
};

const NB: AlertWords = {
  whatNow: 'Dette gjør du nå',
  warningSigns: 'Sjekk etter faresignaler',
  summary: 'Oppsummering til besøket',
  running: 'Åpne Running Coach',
  failed: 'Vi fikk ikke lastet dagens råd',
  failedText: 'Er du bekymret for noe, snakk med en lege. I en nødsituasjon ringer du 113 eller nødnummeret der du er.',
  flag: 'Faresignaler: Snakk med lege eller annet helsepersonell før du fortsetter.',
  questions: 'Svar på noen spørsmål',
  read: 'Jeg har fått det med meg',
  onLadder: (stage, of) => `På gå–løp-stigen · trinn ${stage} av ${of}`,
  onWalks: 'På gå–løp-stigen · raske gåturer først',
  met: 'Kriteriene for å løpe igjen er møtt.',
};

/** UI text in the language of the page. */
export const alertWords = (): AlertWords => inLanguage({ en: EN, nb: NB });
