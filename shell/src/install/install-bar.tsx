import { Button, Icon, IconButton, media, Text, text, token } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { hideOfferForMonth, hideOfferForVisit } from './answer-offer.ts';
import { useInstallWords } from './install-words.ts';
import { useOffer } from './offer.ts';

const Instructions = lazy(() => import('./install-dialog.tsx'));

/**
 * Banner in the page flow above the content, so that it covers nothing and scrolls away. The border spans the window,
 * and the banner's content is as wide as the page's content.
 */
const Bar = styled.aside`
  ${text('14')}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('touch')};
  align-items: center;
  gap: 0 ${token('space-3')};
  padding: ${token('space-2')} max(${token('gutter')}, (100% - ${token('content-max')}) / 2);
  border-bottom: 1px solid ${token('color-border')};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto ${token('touch')};
  }
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  > svg {
    color: ${token('color-accent')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
    padding-top: ${token('space-1')};
  }
`;

/** The content of the install banner. */
const InstallBar = () => {
  const words = useInstallWords();
  const { prompt } = useOffer();
  const [open, setOpen] = useState(false);
  return (
    <Bar aria-label={words.name}>
      <Words>
        <Icon name="device" />
        <div>
          <Text as="p" $size="14" $medium>
            {words.title}
          </Text>
          <Text as="p" $size="14" $quiet={3}>
            {words.text}
          </Text>
        </div>
      </Words>
      <Buttons>
        <Button variant="secondary" small onClick={() => setOpen(true)}>
          {words.how}
        </Button>
        <Button variant="quiet" small onClick={hideOfferForMonth}>
          {words.notNow}
        </Button>
      </Buttons>
      <IconButton
        icon="x"
        size={20}
        label={words.close}
        onClick={hideOfferForVisit}
        style={{ gridRow: 1, gridColumn: -2 }}
      />
      {open && (
        <Suspense>
          <Instructions prompt={prompt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
};

export default InstallBar;
