import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ListRow } from '../primitives/list.tsx';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { SkeletonCard } from './skeleton.tsx';

describe('feedback component', () => {
  test('ErrorCard is announced to screen readers and retries with the keyboard', async () => {
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

  test('Alert closes with the keyboard', async () => {
    const onClose = vi.fn();
    const { actor } = renderApp(<Alert tone="success" title="Ready" onClose={onClose} />);
    await actor.tab();
    await actor.keyboard(' ');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('ListRow without a link is a button that works with the keyboard', async () => {
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

  test('SkeletonCard has a label and is marked as busy', () => {
    renderApp(
      <SkeletonCard label="Loading this week">
        <span />
      </SkeletonCard>,
    );
    expect(screen.getByRole('status', { name: 'Loading this week' })).toHaveAttribute('aria-busy', 'true');
  });

  test('has no axe violations in any variant', async () => {
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
