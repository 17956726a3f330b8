import { Button, Icon, media, Text, token } from '@stridewell/ui/core';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

/** Box at the position of the toasts, so that the question is visible at every scroll position. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0 0;
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  padding: ${token('space-4')};
  pointer-events: none;
  ${media.phone} {
    top: ${token('topbar-height')};
    bottom: auto;
    padding: ${token('space-2')} ${token('gutter')};
  }
`;

const Box = styled.div`
  pointer-events: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  max-width: 480px;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: 16px;
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
`;

const Words = styled(Text)`
  flex: 1 1 220px;
`;

const WORDS: Record<ShellLanguage, { question: string; refresh: string; later: string }> = {
  en: { question: 'New version available! Refresh to update?', refresh: 'Refresh', later: 'Later' },
  nb: { question: 'Det finnes en ny versjon. Oppdatere nå?', refresh: 'Oppdater', later: 'Senere' },
};

/** State of the update question and the handlers of the two answers. */
export interface UpdateChoice {
  useAsked: () => boolean;
  refresh: () => void;
  later: () => void;
}

/** Asks the runner to refresh the page when there is a newer build. */
const UpdateQuestion = ({ useAsked, refresh, later }: UpdateChoice) => {
  const words = WORDS[useShellLanguage()];
  const asked = useAsked();
  return (
    <Place aria-live="polite">
      {asked && (
        <Box>
          <Icon name="refresh" size={20} />
          <Words $size="14" $medium>
            {words.question}
          </Words>
          <Button small onClick={refresh}>
            {words.refresh}
          </Button>
          <Button small variant="quiet" onClick={later}>
            {words.later}
          </Button>
        </Box>
      )}
    </Place>
  );
};

let shown = false;

/**
 * Renders the update question in its own React root, because its code loads after the first screen and the question
 * must stay when the screen changes.
 */
export const showUpdateQuestion = (choice: UpdateChoice): void => {
  if (shown) return;
  shown = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<UpdateQuestion {...choice} />);
};
