import { Page } from '@stridewell/app/core';
import { useSearch } from 'wouter';
import { PlanLinks } from './plan-links.tsx';
import { readResult } from './read-result.ts';
import { ResultCard } from './result-card.tsx';

/**
 * /bridge/result: shows a recommendation and links to the external training plan. It works signed in or not, framed or
 * not, and does not check the session. The address only selects among values that the page knows.
 */
export default function Bridge() {
  const result = readResult(useSearch());
  return (
    <Page title="Your Training Recommendation" narrow alone>
      <ResultCard {...result} />
      <PlanLinks recommendation={result.recommendation} />
    </Page>
  );
}
