import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { Icon } from '../icons/icon.tsx';
import { kitWords } from '../kit-words.ts';
import { Row } from '../layout/box.tsx';
import { Button } from '../primitives/button.tsx';
import { Card, CardBox, CardTitle } from '../primitives/card.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import type { FailedCard } from './combined-error-card.tsx';
import { RoundIcon } from './empty-state.tsx';
import { useOnline } from './use-online.ts';

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

/** Number of error cards from which they are combined into one. */
const COMBINE_FROM = 3;

/** The error cards on the screen, in the order in which they appeared. */
const useFailedCards = create<{ cards: readonly FailedCard[] }>(() => ({ cards: [] }));

const without = (id: string): FailedCard[] => useFailedCards.getState().cards.filter((card) => card.id !== id);

/** Registers a card while it is rendered, and returns all registered cards. */
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

/** The card that replaces several error cards. If its code cannot be loaded, nothing is shown. */
const CombinedErrorCard = lazy(() => import('./combined-error-card.tsx').catch(() => ({ default: () => <></> })));

/**
 * Card with a retry button, shown instead of a card whose content could not be loaded. When a screen has three or more
 * of them, the first one shows a combined card with one button, and the others render nothing. While offline there is
 * no button, because the screens reload automatically when the device is online again.
 */
export const ErrorCard = ({ title, children, onRetry, busy = false }: ErrorCardProps) => {
  const { cards, id } = useListed(busy, onRetry);
  const online = useOnline();
  const isCombined = cards.length >= COMBINE_FROM;
  if (online && !isCombined)
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
      <CombinedErrorCard title={title} cards={online ? cards : null} />
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
