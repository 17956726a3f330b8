import { Page } from '@stridewell/app/core';
import { Button, ButtonLink, DownCard, useOnline } from '@stridewell/ui/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../words/words.ts';

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
  const words = useWords();
  const online = useOnline();
  const [offlineBefore] = useState(!online);
  const retryOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && offlineBefore) retryOnline();
  }, [online, offlineBefore]);
  return (
    <Page title={label} narrow>
      <DownCard
        title={online ? words.unavailable(label) : words.needsConnection(label)}
        actions={
          <>
            <Button onClick={onRetry}>{words.tryAgain}</Button>
            <ButtonLink href="/" variant="secondary">
              {words.backHome}
            </ButtonLink>
          </>
        }
      >
        {online ? words.unavailableText : words.needsConnectionText}
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
export const ScreenOutdated = ({ label, onReload }: OutdatedProps) => {
  const words = useWords();
  return (
    <Page title={label} narrow>
      <DownCard
        title={words.outdated(label)}
        actions={
          <>
            <Button onClick={onReload}>{words.reload}</Button>
            <ButtonLink href="/" variant="secondary">
              {words.backHome}
            </ButtonLink>
          </>
        }
      >
        {words.outdatedText}
      </DownCard>
    </Page>
  );
};
