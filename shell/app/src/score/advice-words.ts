import { copyFor, norwegianCopyFor, PLAN_HEADLINES_NB, type RecommendationCopy } from '@stridewell/contracts/web';
import { pageLanguage } from '../screens/page-language.ts';
import { headlineOf, PLAN_HEADLINES } from './use-advice.ts';

/** The advice for a day with a score, in the language of the page. */
export const adviceCopyOf = (day: Parameters<typeof copyFor>[0]): RecommendationCopy =>
  pageLanguage() === 'nb' ? norwegianCopyFor(day) : copyFor(day);

/** Headline of a day on which the plan's action differs from the recommendation's text, in the language of the page. */
export const planHeadlineOf = (action: Parameters<typeof headlineOf>[0]): string =>
  (pageLanguage() === 'nb' ? PLAN_HEADLINES_NB : PLAN_HEADLINES)[headlineOf(action)];
