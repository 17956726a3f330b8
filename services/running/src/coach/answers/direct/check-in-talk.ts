import type { Answer } from '../answer.ts';
import { pick } from './shared.ts';

/** Answers a runner who considers entering false values. */
export const honest: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    "Better not: the plan is only as right as what you enter, and a kinder number would give you work that your body isn't ready for.",
    'Helst ikke: planen blir bare så riktig som det du skriver inn, og et penere tall ville gitt deg mer enn kroppen er klar for.',
  ),
  why: pick(
    language,
    'Put it in as it was; a low day or a missed run costs you nothing here.',
    'Skriv det slik det var; en lav dag eller en tapt tur koster deg ingenting her.',
  ),
});

/** Explains what the readiness score consists of, in reply to a question whether something else affects it. */
export const whatCounts: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'No, only your own answers count: sleep, stress, fatigue, pain and how ready you feel.',
    'Nei, bare dine egne svar teller: søvn, stress, tretthet, smerte og hvor klar du føler deg.',
  ),
  why: pick(
    language,
    'Pulse, watch, coffee or the cause of the tiredness are not asked for. Sleep is how rested you are, naps included, and fatigue is that of your whole life.',
    'Puls, klokke, kaffe og grunnen til at du er sliten, spørres det ikke om. Søvn er hvor uthvilt du er, dupp medregnet, og tretthet gjelder hele livet.',
  ),
});
