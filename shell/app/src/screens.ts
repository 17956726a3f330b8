/** Entry point of the state of screens with input, loaded by the first such screen: open tab, unsaved input, consent. */

export { HealthConsent } from './consent/health-consent.tsx';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
