import { lazy, Suspense } from 'react';
import { useAccountExisted } from './account-existed.ts';

const Question = lazy(() => import('./account-existed-question.tsx'));

/** Notice after the first sign-in with a code that the account already existed. The code is loaded on demand. */
export const AccountExistedNotice = () =>
  useAccountExisted(({ asked }) => asked) && (
    <Suspense>
      <Question />
    </Suspense>
  );
