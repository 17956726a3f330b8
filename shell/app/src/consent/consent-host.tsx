import { lazy, Suspense, useEffect } from 'react';
import { hostConsentPrompt, useConsentPrompt } from '../data/consent-prompt.ts';

const Dialog = lazy(() => import('./consent-dialog.tsx'));

/** Shows the consent question that a refused API call waits for. Mounted once per page, by the shell. */
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
