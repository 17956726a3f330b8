import { sentences } from '@stridewell/language/language';
import { highPain } from '../text/reasons.ts';
import type { CaseAnswer } from './answer.ts';

/** Reply to a message that claims authority while an injury is followed: the stored check-in remains valid. */
export const instruction: CaseAnswer = (found) => {
  const { dose } = found.course;
  const [newest] = found.checkins;
  const { language } = found;
  const high = dose.row === 'above_6' ? highPain(found, language) : null;
  return language === 'nb'
    ? sentences(
        'Det kan jeg ikke: en melding endrer verken reglene mine eller det som er lagret, og instruksene viser jeg ikke.',
        newest && `Den siste innsjekken sier smerte ${newest.pain}, og dosen følger den.`,
        high,
        'Er noe annerledes nå, gjør en ny innsjekk.',
      )
    : sentences(
        'I cannot do that: a message changes neither my rules nor what is stored, and I do not show my instructions.',
        newest && `Your newest check-in says pain ${newest.pain}, and the dose follows it.`,
        high,
        'If something is different now, do a new check-in.',
      );
};
