import { Page } from '@stridewell/app/core';
import { Button, ButtonLink, DownCard } from '@stridewell/ui/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '../offline/use-online.ts';

export interface ScreenUnavailableProps {
  /** Name of the screen that cannot be shown. */
  label: string;
  onRetry: () => void;
}

/**
 * Card with a retry button and a home link, shown instead of a screen that failed to load or threw an error. While the
 * device is offline, shows an offline message and retries automatically when the connection returns.
 */
export const ScreenUnavailable = ({ label, onRetry }: ScreenUnavailableProps) => {
  const online = useOnline();
  const [offlineBefore] = useState(!online);
  const retryOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && offlineBefore) retryOnline();
  }, [online, offlineBefore]);
  return (
    <Page title={label} narrow>
      <DownCard
        title={online ? `${label} is not available right now` : `${label} needs a connection`}
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <ButtonLink href="/" variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        {online
          ? 'It is down for a moment. Your data is safe, and the rest of Stridewell works.'
          : 'This part needs the network and opens by itself when you are back online. Today and your exercises work.'}
      </DownCard>
    </Page>
  );
};

export interface OutdatedProps {
  /** Name of the screen whose remote was built for another release than this page. */
  label: string;
  onReload: () => void;
}

/**
 * Card shown instead of a screen that was built for another version of the shell. Its button reloads the page to get
 * matching versions.
 */
export const ScreenOutdated = ({ label, onReload }: OutdatedProps) => (
  <Page title={label} narrow>
    <DownCard
      title={`${label} needs a reload`}
      actions={
        <>
          <Button onClick={onReload}>Reload</Button>
          <ButtonLink href="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      This page was built for another version of the app. Reload to update.
    </DownCard>
  </Page>
);
