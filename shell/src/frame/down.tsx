import { Button, ButtonLink, DownCard, Page } from '@stridewell/ui/core';

export interface DownProps {
  /** The screen that cannot be shown. */
  label: string;
  onRetry: () => void;
}

/** In place of a screen that could not be loaded or broke: what, a way to try again, and the way home. */
export const Down = ({ label, onRetry }: DownProps) => (
  <Page title={label} narrow>
    <DownCard
      title={`${label} is not available right now`}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink href="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      It is down for a moment, or not part of this installation. Your data is safe, and the rest of Stridewell works.
    </DownCard>
  </Page>
);

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
