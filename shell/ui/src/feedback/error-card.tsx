import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { Row } from '../layout/box.tsx';
import { Button } from '../primitives/button.tsx';
import { Card, CardBox, CardTitle } from '../primitives/card.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { RoundIcon } from './empty-state.tsx';

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

/** Card with a retry button, shown instead of a card whose content could not be loaded. */
export const ErrorCard = ({ title, children, onRetry, busy = false }: ErrorCardProps) => (
  <Card title={title}>
    <Row $wrap role="alert">
      <Grow>{children}</Grow>
      <Button variant="secondary" small icon="refresh" busy={busy && 'Trying again...'} onClick={onRetry}>
        Try again
      </Button>
    </Row>
  </Card>
);

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
