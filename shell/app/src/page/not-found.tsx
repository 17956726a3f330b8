import { ButtonLink, CardBox, EmptyState } from '@stridewell/ui/core';
import { Page } from './page.tsx';

/** The 404 screen. Remotes also show it for unknown paths below their route prefix. */
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
