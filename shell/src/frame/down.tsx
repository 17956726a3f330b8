import { Button, ButtonLink, DownCard, Page } from '@stridewell/ui/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '../offline/use-online.ts';

export interface DownProps {
  /** The screen that cannot be shown. */
  label: string;
  onRetry: () => void;
}

/**
 * In place of a screen that could not be loaded or broke: what, a way to try again, and the way home. Without a network it says
 * that, and the screen is tried again by itself once there is one.
 */
export const Down = ({ label, onRetry }: DownProps) => {
  const online = useOnline();
  const [offlineBefore] = useState(!online);
  const isBack = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && offlineBefore) isBack();
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
          ? 'It is down for a moment, or not part of this installation. Your data is safe, and the rest of Stridewell works.'
          : 'You are offline, and this part was not opened on this device before. It comes by itself once you are back online.'}
      </DownCard>
    </Page>
  );
};

export interface OutdatedProps {
  /** The screen whose remote is of another release than this page. */
  label: string;
  onReload: () => void;
}

/** In place of a screen that was made for another version of the shell: loading the page anew brings the two together. */
export const Outdated = ({ label, onReload }: OutdatedProps) => (
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
      This page was made for another version of the app. Reload to get it.
    </DownCard>
  </Page>
);
