import { lazy, Suspense, useEffect } from 'react';
import { hostConsentPrompt, useConsentPrompt } from '../data/consent-prompt.ts';

const Dialog = lazy(() => import('./consent-dialog.tsx'));

/**
 * Shows the consent dialog when an API call is rejected because consent is missing. The shell renders it once per page.
 */
export const ConsentHost = () => {
  const answer = useConsentPrompt((prompt) => prompt.answer);
  useEffect(hostConsentPrompt, []);
  return (
    answer && (
      <Suspense fallback={null}>
        <Dialog onAnswer={answer} />
      </Suspense>
    )
  );
};
