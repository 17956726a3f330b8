import { Page } from '@stridewell/ui/core';
import { useSearch } from 'wouter';
import { readResult } from './read-result.ts';
import { ResultCard } from './result-card.tsx';
import { WaysOut } from './ways-out.tsx';

/**
 * /bridge/result: hands a recommendation over to the training plan outside. For everybody, signed in or not, framed or not;
 * it asks about no session, and the address only chooses among what the page holds itself.
 */
export default function Bridge() {
  const result = readResult(useSearch());
  return (
    <Page title="Your Training Recommendation" narrow alone>
      <ResultCard {...result} />
      <WaysOut recommendation={result.recommendation} />
    </Page>
  );
}
