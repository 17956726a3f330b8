import { lazy, Suspense } from 'react';
import { useAccountExisted } from './account-existed.ts';

const Question = lazy(() => import('./account-existed-question.tsx'));

/**
 * Notice that the account already existed, shown after the first sign-in with a code. The code of the notice is loaded
 * on demand.
 */
export const AccountExistedNotice = () =>
  useAccountExisted(({ asked }) => asked) && (
    <Suspense>
      <Question />
    </Suspense>
  );
