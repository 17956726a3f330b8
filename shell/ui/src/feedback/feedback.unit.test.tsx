import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ListRow } from '../primitives/list.tsx';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { SkeletonCard } from './skeleton.tsx';

describe('states', () => {
  test('keyboard: an error card is spoken and tries again', async () => {
    const onRetry = vi.fn();
    const { actor } = renderApp(
      <ErrorCard title="This week" onRetry={onRetry}>
        We could not load your week.
      </ErrorCard>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your week.');
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('keyboard: an alert can be closed', async () => {
    const onClose = vi.fn();
    const { actor } = renderApp(<Alert tone="success" title="Ready" onClose={onClose} />);
    await actor.tab();
    await actor.keyboard(' ');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('keyboard: a row without an address is a button', async () => {
    const onClick = vi.fn();
    const { actor } = renderApp(
      <ListRow icon="logout" onClick={onClick}>
        Logout
      </ListRow>,
    );
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('what loads says what it is', () => {
    renderApp(
      <SkeletonCard label="Loading this week">
        <span />
      </SkeletonCard>,
    );
    expect(screen.getByRole('status', { name: 'Loading this week' })).toHaveAttribute('aria-busy', 'true');
  });

  test('axe finds nothing', async () => {
    renderApp(
      <>
        <Alert tone="danger" live title="Red flag">
          Words
        </Alert>
        <EmptyState icon="history" title="Nothing yet">
          Words
        </EmptyState>
        <ErrorCard title="This week" onRetry={() => {}} busy>
          Words
        </ErrorCard>
      </>,
    );
    expect(await violations()).toEqual([]);
  });
});
