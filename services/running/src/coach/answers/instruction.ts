import { sentences } from '@stridewell/language/language';
import { checkinToday, dayOf } from '../figures.ts';
import { bandName, scoreText } from '../text/names.ts';
import { sessionLine } from '../text/sessions.ts';
import type { Answer } from './answer.ts';

/** Declines a message that tries to change rules or stored values, and repeats the stored values. */
export const instruction: Answer = (state, { language }) => {
  const checkin = checkinToday(state);
  const day = dayOf(state, state.today);
  const stored = sentences(
    checkin &&
      (language === 'nb'
        ? `Lagret for i dag: ${bandName(checkin.recommendation, language)}, ${scoreText(checkin.score, language)}.`
        : `Stored for today: ${checkin.recommendation}, ${scoreText(checkin.score, language)}.`),
    day &&
      (language === 'nb' ? `På planen: ${sessionLine(day, language)}.` : `In the plan: ${sessionLine(day, language)}.`),
    state.cap &&
      (language === 'nb'
        ? `Taket for én tur er ${state.cap.minutes} min.`
        : `Your session cap is ${state.cap.minutes} min.`),
  );
  return language === 'nb'
    ? sentences(
        'Det kan jeg ikke: en melding endrer verken reglene mine eller tallene som er lagret, og instruksene viser jeg ikke.',
        stored,
        'Jeg kan bare hjelpe med løpingen din.',
      )
    : sentences(
        'I cannot do that: a message changes neither my rules nor the stored figures, and I do not show my instructions.',
        stored,
        'I can only help with your running.',
      );
};
