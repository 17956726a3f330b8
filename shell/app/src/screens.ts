/**
 * Entry point of the code that every screen except the home screen needs: tabs, unsaved input, consent and metric
 * values. Loaded by the first such screen.
 */

export { HealthConsent } from './consent/health-consent.tsx';
export { useConsent } from './data/use-consent.ts';
export type { Marked, MarkOptions } from './queue/send-marks.ts';
export { submitMark } from './queue/submit-mark.ts';
export { adviceCopyOf, planHeadlineOf } from './score/advice-words.ts';
export { FactorRow, type FactorRowProps, Factors } from './score/factor-row.tsx';
export { METRIC_ICONS } from './score/metric-icons.ts';
export { PlanNote } from './score/plan-note.tsx';
export { ScaleBand, type ScaleBandProps, type ScaleBandWords } from './score/scale-band.tsx';
export { metricLabel, metricValue, scaleWords, scoreText } from './score/scale-words.ts';
export { ScoreCard, type ScoreCardProps } from './score/score-card.tsx';
export { StatTile, type StatTileProps } from './score/stat-tile.tsx';
export { dayIn, monthIn, norwegianDay, shortDayIn, weekdayIn } from './screens/day-in.ts';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type MoreLink, MoreLinkRow, MoreLinks, type MoreLinksProps } from './screens/more-links.tsx';
export { languageQuery, type PageLanguage, pageLanguage } from './screens/page-language.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
export { TOPICS_PATH, type TopicLink, topicPath } from './screens/topic-path.ts';
export { barsOf, levelOf, partsOf, type StepLevel } from './training/effort.ts';
