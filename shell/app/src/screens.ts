/**
 * Entry point of the code that every screen except the home screen needs: tabs, unsaved input, consent and metric
 * values. Loaded by the first such screen.
 */

export { HealthConsent } from './consent/health-consent.tsx';
export { useConsent } from './data/use-consent.ts';
export type { Marked, MarkOptions } from './queue/send-marks.ts';
export { submitMark } from './queue/submit-mark.ts';
export { FactorRow, type FactorRowProps, Factors } from './score/factor-row.tsx';
export { PlanNote } from './score/plan-note.tsx';
export { StatTile, type StatTileProps } from './score/stat-tile.tsx';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type MoreLink, MoreLinkRow, MoreLinks, type MoreLinksProps } from './screens/more-links.tsx';
export { type PageLanguage, pageLanguage } from './screens/page-language.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
export { TOPICS_PATH, type TopicLink, topicPath } from './screens/topic-path.ts';
