import { HoldNotice } from '@stridewell/app/safety';
import { Alert, Stack, TextLink, token } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Labels of the fields in runningProfileV2. */
const V2_FIELDS = 'age, experience, level, goal distance, injury history, weight category and focus';

const labelOf = (field: string): string => (field === 'runningProfileV2' ? V2_FIELDS : field);

const ScrollTarget = styled.div`
  scroll-margin-bottom: ${token('space-16')};
`;

/** Result of a save: a link to the plan, or the fields that the server ignored. */
export const SaveResult = ({ ignored }: { ignored: readonly string[] }) => {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the result, because scrollIntoView returns a promise in some browsers and React would treat
    // that as a clean-up function.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ScrollTarget ref={target}>
      <Stack>
        <HoldNotice coach="running" />
        {ignored.length === 0 ? (
          <Alert
            tone="success"
            title="Your profile is saved"
            live
            actions={
              <TextLink href="/running" direction="forward">
                See this week's plan
              </TextLink>
            }
          >
            <p>This week's plan follows it. The days you have logged do not change.</p>
          </Alert>
        ) : (
          <Alert tone="warning" title="Part of your profile was not saved" live>
            <p>{`Not saved: ${ignored.map(labelOf).join(', ')}. Your input is still here. Everything else is saved.`}</p>
          </Alert>
        )}
      </Stack>
    </ScrollTarget>
  );
};
