import { Page } from '@stridewell/app/core';
import { Button, ButtonLink, DownCard, useOnline } from '@stridewell/ui/core';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../words/words.ts';

export interface ScreenUnavailableProps {
  /** Name of the screen that cannot be shown. */
  label: string;
  onRetry: () => void;
  /** Delay in milliseconds after which `onReconnect` is called while the device is online. Null: it is not called. */
  retryAfter: number | null;
  onReconnect: () => void;
}

/**
 * Card with a retry button and a home link, shown instead of a screen that failed to load or threw an error. While the
 * device is offline, and until the automatic retries after that are used up, it says that the screen needs a
 * connection.
 */
export const ScreenUnavailable = ({ label, onRetry, retryAfter, onReconnect }: ScreenUnavailableProps) => {
  const words = useWords();
  const online = useOnline();
  const reconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!online || retryAfter === null) return;
    const timer = setTimeout(() => reconnect(), retryAfter);
    return () => clearTimeout(timer);
  }, [online, retryAfter]);
  const waits = !online || retryAfter !== null;
  return (
    <Page title={label} narrow>
      <DownCard
        title={waits ? words.needsConnection(label) : words.unavailable(label)}
        actions={
          <>
            <Button onClick={onRetry}>{words.tryAgain}</Button>
            <ButtonLink href="/" variant="secondary">
              {words.backHome}
            </ButtonLink>
          </>
        }
      >
        {waits ? words.needsConnectionText : words.unavailableText}
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
