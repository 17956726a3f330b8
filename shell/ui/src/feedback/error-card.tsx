import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { Icon } from '../icons/icon.tsx';
import { kitWords } from '../kit-words.ts';
import { Row } from '../layout/box.tsx';
import { Button } from '../primitives/button.tsx';
import { Card, CardBox, CardTitle } from '../primitives/card.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { RoundIcon } from './empty-state.tsx';
import type { FailedCard } from './error-card-instead.tsx';

const Words = styled.p`
  ${text('14')}
  margin-top: ${token('space-1')};
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

const Grow = styled.div`
  flex: 1;
  min-width: 180px;
`;

export interface ErrorCardProps {
  title: string;
  /** Error message of one sentence for the runner. Must not be a raw technical error message. */
  children: ReactNode;
  onRetry: () => void;
  /** True while the retry is running. */
  busy?: boolean;
}

/** From this number of failed cards on, one card stands for all of them. */
const TOGETHER = 3;

/** The error cards on the screen, in the order in which they appeared. */
const useFailedCards = create<{ cards: readonly FailedCard[] }>(() => ({ cards: [] }));

const without = (id: string): FailedCard[] => useFailedCards.getState().cards.filter((card) => card.id !== id);

/** Lists a card while it is shown, and returns all listed cards. */
const useListed = (busy: boolean, onRetry: () => void): { cards: readonly FailedCard[]; id: string } => {
  const id = useId();
  const retry = useEffectEvent(onRetry);
  const { cards } = useFailedCards();
  useEffect(() => {
    const card = { id, retry: () => retry(), busy };
    const { cards: listed } = useFailedCards.getState();
    const isListed = listed.some((one) => one.id === id);
    useFailedCards.setState({
      cards: isListed ? listed.map((one) => (one.id === id ? card : one)) : [...listed, card],
    });
  }, [id, busy]);
  useEffect(() => () => useFailedCards.setState({ cards: without(id) }), [id]);
  return { cards, id };
};

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** The cards that are shown instead of single ones. If their code cannot be loaded, nothing is shown. */
const Instead = lazy(() => import('./error-card-instead.tsx').catch(() => ({ default: () => <></> })));

/**
 * Card with a retry button, shown instead of a card whose content could not be loaded. When three or more cards of a
 * screen have failed, the first stands for all of them, with one button. Offline it has no button, because the screens
 * load again by themselves.
 */
export const ErrorCard = ({ title, children, onRetry, busy = false }: ErrorCardProps) => {
  const { cards, id } = useListed(busy, onRetry);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isTogether = cards.length >= TOGETHER;
  if (online && !isTogether)
    return (
      <Card title={title}>
        <Row $wrap role="alert">
          <Grow>{children}</Grow>
          <Button variant="secondary" small icon="refresh" busy={busy && kitWords().retrying} onClick={onRetry}>
            {kitWords().retry}
          </Button>
        </Row>
      </Card>
    );
  if (online && cards[0]?.id !== id) return null;
  return (
    <Suspense>
      <Instead title={title} cards={online ? cards : null} />
    </Suspense>
  );
};

const Down = styled(CardBox)`
  display: grid;
  gap: ${token('space-4')};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  > div:last-child {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
  }
`;

export interface DownCardProps {
  title: string;
  children: ReactNode;
  /** Buttons of the card: a retry button, optionally followed by a link to the home page. */
  actions: ReactNode;
}

/** Card shown instead of a part of the app that is unavailable while the rest works. */
export const DownCard = ({ title, children, actions }: DownCardProps) => (
  <Down role="alert">
    <RoundIcon>
      <Icon name="refresh" />
    </RoundIcon>
    <div>
      <CardTitle>{title}</CardTitle>
      <Words>{children}</Words>
    </div>
    <div>{actions}</div>
  </Down>
);
