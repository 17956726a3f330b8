/** Entry point of what every screen but the home needs, loaded by the first such screen: tabs, unsaved input, consent, figures. */

export { HealthConsent } from './consent/health-consent.tsx';
export { useConsent } from './data/use-consent.ts';
export { FactorRow, type FactorRowProps, Factors } from './score/factor-row.tsx';
export { StatTile, type StatTileProps } from './score/stat-tile.tsx';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
