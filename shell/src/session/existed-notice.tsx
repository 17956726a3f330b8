import { lazy, Suspense } from 'react';
import { useExisted } from './existed.ts';

const Question = lazy(() => import('./existed-question.tsx'));

/** Tells a runner whose first code has just signed in that the account existed; fetched when it is needed. */
export const ExistedNotice = () =>
  useExisted(({ asked }) => asked) && (
    <Suspense>
      <Question />
    </Suspense>
  );
