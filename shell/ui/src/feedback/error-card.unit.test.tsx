import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { ErrorCard } from './error-card.tsx';

// The code of the cards is loaded on demand. Loading it here keeps the tests fast.
beforeAll(async () => {
  await import('./combined-error-card.tsx');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

const show = (count: number) => {
  const retries = Array.from({ length: count }, () => vi.fn());
  const rendered = renderApp(
    <>
      {retries.map((retry, index) => (
        <ErrorCard key={String(index + 1)} title={`Part ${index + 1}`} onRetry={retry}>
          {`Part ${index + 1} did not load.`}
        </ErrorCard>
      ))}
    </>,
  );
  return { retries, ...rendered };
};

describe('cards of failed requests', () => {
  test('are shown separately when there are two', async () => {
    show(2);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  test('SPEED-06 are combined into one card with one button when there are three or more', async () => {
    const { retries, actor } = show(4);
    const card = await screen.findByRole('region', { name: 'Some of this did not load' });
    expect(card).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
  });

  test('SPEED-06 show Norwegian text when the runner has chosen Norwegian', async () => {
    document.documentElement.lang = 'nb';
    show(3);
    expect(await screen.findByRole('region', { name: 'Noe lot seg ikke hente' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  });

  test('OFFL-02 show neither an error nor a button while offline, and the error when the device is online again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(1);
    expect(await screen.findByText('Shown when you are back online.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toHaveTextContent('Part 1 did not load.');
  });
});
