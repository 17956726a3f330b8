import { lazy, Suspense } from 'react';
import { useExisted } from './existed.ts';

const Question = lazy(() => import('./existed-question.tsx'));

/** Tells a runner after the first code sign-in that the account already existed. Its code is loaded on demand. */
export const ExistedNotice = () =>
  useExisted(({ asked }) => asked) && (
    <Suspense>
      <Question />
    </Suspense>
  );
