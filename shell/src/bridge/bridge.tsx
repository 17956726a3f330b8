import { Page, useSession } from '@stridewell/app/core';
import { CONFIG_PATH, type WebConfig } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { lastRunner } from '../offline/last-runner.ts';
import { startSession } from '../session/start-session.ts';
import { PlanLinks } from './plan-links.tsx';
import { readResult } from './read-result.ts';
import { ResultCard } from './result-card.tsx';

/**
 * Checks the session in the background if a runner was signed in on this device, so that the page can show the effect
 * of the recommendation on the plan. For other visitors the page requests only the config.
 */
const useKnownRunner = (): void => {
  const { isSuccess } = useQuery<WebConfig>({ queryKey: [CONFIG_PATH] });
  const isUnchecked = useSession(({ status }) => status === 'checking');
  useEffect(() => {
    if (isSuccess && isUnchecked && lastRunner()) void startSession();
  }, [isSuccess, isUnchecked]);
};

/**
 * Screen at /bridge/result, which shows a recommendation and links to the external training plan. It needs no session.
 * The query string can only select among predefined values.
 */
export default function Bridge() {
  const result = readResult(useSearch());
  useKnownRunner();
  return (
    <Page title="Your Training Recommendation" narrow alone>
      <ResultCard {...result} />
      <PlanLinks recommendation={result.recommendation} />
    </Page>
  );
}
