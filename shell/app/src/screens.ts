/** What screens need and the home does not: tabs, unsaved input, consent to health data, figures; loaded by the first of them. */

export { HealthConsent } from './consent/health-consent.tsx';
export { useConsent } from './data/use-consent.ts';
export { FactorRow, type FactorRowProps, Factors } from './score/factor-row.tsx';
export { StatTile, type StatTileProps } from './score/stat-tile.tsx';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
