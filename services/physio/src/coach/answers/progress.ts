import { physioReadiness } from '@stridewell/contracts/web';
import { dayAndMonth } from '@stridewell/language/days';
import { paragraphs, sentences } from '@stridewell/language/language';
import { renderAll } from '../../messages/catalogue.ts';
import { usualTimeText } from '../text/guidance.ts';
import type { Case, CaseAnswer } from './answer.ts';
import { reading } from './pain-notes.ts';
import { phaseName } from './programme.ts';

const figures = ({ checkins, language, day }: Case): string | null => {
  const newest = checkins[0];
  const first = checkins.at(-1);
  if (!newest || !first) return null;
  const readiness = physioReadiness(newest);
  const since = dayAndMonth(first.date, language);
  if (language === 'nb')
    return sentences(
      checkins.length > 1
        ? `Smerte fra ${first.pain} (${since}) til ${newest.pain}.`
        : `Smerte ${newest.pain} i den første innsjekken.`,
      `Physio readiness er ${readiness} av 100.`,
      `Fase ${day.phase} (${phaseName(day.phase, language)}), uke ${day.week}.`,
    );
  return sentences(
    checkins.length > 1
      ? `Pain from ${first.pain} (${since}) to ${newest.pain}.`
      : `Pain ${newest.pain} in your first check-in.`,
    `Physio readiness is ${readiness} of 100.`,
    `Phase ${day.phase} (${phaseName(day.phase, language)}), week ${day.week}.`,
  );
};

/** How the runner progresses, in their own figures; advice to see somebody where it stands (TRIAGE-29, TRIAGE-30). */
export const progress: CaseAnswer = (found) => {
  const { language, course, day } = found;
  const usual = usualTimeText(day.usualTime, language);
  return paragraphs(
    figures(found) ?? reading(found),
    renderAll(course.referrals, language),
    language === 'nb'
      ? `Vanligvis tar det ${usual}; ujevne uker hører med.`
      : `It usually takes ${usual}; uneven weeks are part of it.`,
  );
};

/** What physio readiness is made of. */
export const readiness: CaseAnswer = (found) => {
  const { language, checkins } = found;
  const newest = checkins[0];
  if (!newest) return reading(found) ?? '';
  const now = physioReadiness(newest);
  return language === 'nb'
    ? `Physio readiness er ${now} av 100: inntil 40 for lite smerte, 30 for gå/løp-toleranse og 30 for testene, etter den siste innsjekken. Den er ikke readiness score, som Running Coach bruker.`
    : `Physio readiness is ${now} of 100: up to 40 for little pain, 30 for walk/run tolerance and 30 for the tests, by your newest check-in. It is not the readiness score that Running Coach uses.`;
};
