import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

const EN = {
  card: 'Your session comes back when you have answered the question above.',
  rest: 'Today is for rest.',
  nothing: 'Nothing to do today.',
  kept: 'Nothing is lost: your check-ins and your plan are kept.',
  openChat: 'Open the chat',
  answered: 'Thank you. Your coach has answered your question in the chat.',
  coach: 'Your coach',
};

const NB: typeof EN = {
  card: 'Økta kommer tilbake når du har svart på spørsmålet over.',
  rest: 'I dag er for hvile.',
  nothing: 'Ingenting å gjøre i dag.',
  kept: 'Ingenting er tapt: Innsjekkene og planen din er tatt vare på.',
  openChat: 'Åpne chatten',
  answered: 'Takk. Treneren din har svart på spørsmålet ditt i chatten.',
  coach: 'Treneren din',
};

const WORDS: Record<ShellLanguage, typeof EN> = { en: EN, nb: NB };

/** UI text for the home screen under a safety hold in the language of the page. */
export const useHoldWords = (): typeof EN => WORDS[useShellLanguage()];
