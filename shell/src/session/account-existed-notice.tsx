import { lazy, Suspense } from 'react';
import { useAccountExisted } from './account-existed.ts';

const Question = lazy(() => import('./account-existed-question.tsx'));

/** Tells a runner after the first code sign-in that the account already existed. Its code is loaded on demand. */
export const AccountExistedNotice = () =>
  useAccountExisted(({ asked }) => asked) && (
    <Suspense>
      <Question />
    </Suspense>
  );
