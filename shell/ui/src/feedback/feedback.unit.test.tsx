import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ListRow } from '../primitives/list.tsx';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { SkeletonCard } from './skeleton.tsx';

describe('feedback components', () => {
  test('announce an error card, and retry from the keyboard', async () => {
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

  test('close an alert from the keyboard', async () => {
    const onClose = vi.fn();
    const { actor } = renderApp(<Alert tone="success" title="Ready" onClose={onClose} />);
    await actor.tab();
    await actor.keyboard(' ');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('make a list row without a link a button that works from the keyboard', async () => {
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

  test('label a loading card and mark it as busy', () => {
    renderApp(
      <SkeletonCard label="Loading this week">
        <span />
      </SkeletonCard>,
    );
    expect(screen.getByRole('status', { name: 'Loading this week' })).toHaveAttribute('aria-busy', 'true');
  });

  test('have no accessibility violations', async () => {
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
