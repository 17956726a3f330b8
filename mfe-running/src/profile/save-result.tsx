import { HoldNotice } from '@stridewell/app/safety';
import { Alert, Stack, TextLink, token } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { profileWords } from './profile-words.ts';

const ScrollTarget = styled.div`
  scroll-margin-bottom: ${token('space-16')};
`;

/** Result of a save: a link to the plan, or the fields that the server ignored. */
export const SaveResult = ({ ignored }: { ignored: readonly string[] }) => {
  const { saved, ignored: kept, fields } = profileWords();
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
            title={saved.title}
            live
            actions={
              <TextLink href="/running" direction="forward">
                {saved.plan}
              </TextLink>
            }
          >
            <p>{saved.text}</p>
          </Alert>
        ) : (
          <Alert tone="warning" title={kept.title} live>
            <p>{kept.text(ignored.map((field) => fields[field] ?? field))}</p>
          </Alert>
        )}
      </Stack>
    </ScrollTarget>
  );
};
