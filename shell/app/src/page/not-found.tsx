import { ButtonLink, CardBox, EmptyState } from '@stridewell/ui/core';
import { Page } from './page.tsx';

/** The 404 screen; a remote shows it for unknown paths under its prefix. */
export const NotFound = () => (
  <Page title="404 Page Not Found" narrow>
    <CardBox as="div">
      <EmptyState
        title="Did you forget to add the page to the router?"
        action={
          <ButtonLink href="/" variant="secondary" small>
            Back to Home
          </ButtonLink>
        }
      />
    </CardBox>
  </Page>
);
