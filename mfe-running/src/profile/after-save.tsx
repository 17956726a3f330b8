import { Alert, Stack, TextLink, token } from '@stridewell/ui/core';
import { HoldNotice } from '@stridewell/ui/safety';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** What is in runningProfileV2, as the form calls it. */
const V2_FIELDS = 'age, experience, level, goal distance, injury history, weight category and focus';

const named = (field: string): string => (field === 'runningProfileV2' ? V2_FIELDS : field);

/** Comes into view by itself, with the button under it. */
const Place = styled.div`
  scroll-margin-bottom: ${token('space-16')};
`;

/** After a save: the way to the plan that came of it, or what was not taken. */
export const AfterSave = ({ ignored }: { ignored: readonly string[] }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Place ref={place}>
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
            <p>This week's plan follows it. Days you have logged stay as they are.</p>
          </Alert>
        ) : (
          <Alert tone="warning" title="A part was not saved" live>
            <p>{`Not taken: ${ignored.map(named).join(', ')}. What you typed is still here. The rest is saved.`}</p>
          </Alert>
        )}
      </Stack>
    </Place>
  );
};
