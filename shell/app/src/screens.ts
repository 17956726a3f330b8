/** State of screens with input: the tab in the address, unsaved input, the consent to health data; loaded by the first of them. */

export { HealthConsent } from './consent/health-consent.tsx';
export { createDraftStore, type Draft, forgetDraft, useDraft } from './screens/draft.ts';
export { type TabState, type TabsOf, useTab } from './screens/tabs.ts';
