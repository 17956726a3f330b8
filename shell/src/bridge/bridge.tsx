import { Page } from '@stridewell/app/core';
import { useSearch } from 'wouter';
import { PlanLinks } from './plan-links.tsx';
import { readResult } from './read-result.ts';
import { ResultCard } from './result-card.tsx';

/**
 * Screen at /bridge/result, which shows a recommendation and links to the external training plan. It needs no session.
 * The query string can only select among predefined values.
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
