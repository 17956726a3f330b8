import { type Language, sentences, type Words } from '@stridewell/language/language';
import { weekMedians } from '../../domain/weekly-trend.ts';
import { plainText } from '../intents/plain-text.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState } from '../state.ts';

const LAST_WEEK =
  /\b(?:last week|a week ago|the week before|forrige uke|sist uke|siste uke|for en uke siden|uka for)\b/;

const MEANING: Record<'more' | 'less' | 'same', Words> = {
  more: {
    en: 'That is more, so nothing is added now.',
    nb: 'Det er mer, så ingenting økes nå.',
  },
  less: {
    en: 'By the numbers that is less. If today is worse, today’s check-in decides.',
    nb: 'Tallene sier mindre. Er det verre i dag, er det innsjekken i dag som avgjør.',
  },
  same: {
    en: 'By the numbers that is the same. If today is worse, today’s check-in decides.',
    nb: 'Tallene sier det samme. Er det verre i dag, er det innsjekken i dag som avgjør.',
  },
};

const shown = (pain: number, language: Language): string =>
  language === 'nb' ? String(pain).replace('.', ',') : String(pain);

/**
 * The usual pain of this week and of the week before, for a message that compares the two; null for other messages or
 * if one of the weeks has no check-ins.
 */
export const weekTrend = (
  { followed, today }: Pick<CoachState, 'followed' | 'today'>,
  { message, language }: Pick<Question, 'message' | 'language'>,
): string | null => {
  const medians = LAST_WEEK.test(plainText(message)) && followed ? weekMedians(followed.checkins, today) : null;
  if (medians === null) return null;
  const { now, before } = medians;
  const [usual, earlier] = [shown(now, language), shown(before, language)];
  const meaning = MEANING[now === before ? 'same' : now > before ? 'more' : 'less'][language];
  return language === 'nb'
    ? sentences(`Innsjekkene sier at smerten vanligvis er ${usual} denne uka og var ${earlier} uka før.`, meaning)
    : sentences(
        `Your check-ins say that pain is usually ${usual} this week, and was ${earlier} the week before.`,
        meaning,
      );
};
