import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BottomBar } from '../frame/bottom-bar.tsx';
import { Loading } from '../frame/loading.tsx';
import { ScreenUnavailable } from '../frame/screen-unavailable.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { Today } from '../home/today.tsx';
import { fixDate } from '../testing/fixed-date.tsx';
import { EN } from './en.ts';
import { NB } from './nb.ts';
import { showLanguage } from './words.ts';

vi.mock('../remotes/slot.tsx', () => ({ Slot: () => null }));

fixDate();
beforeEach(async () => {
  await act(() => showLanguage('nb'));
});
afterEach(async () => {
  await act(() => showLanguage('en'));
});

describe('HOME-21 page in Norwegian', () => {
  test('has a Norwegian home screen', async () => {
    fakeApi({
      'GET /api/checkin/today': { body: todayOf('2026-11-20') },
      'GET /api/coach/weekly-outcomes': { body: [{ date: '2026-11-20', outcome: 'rest' }] },
    });
    renderApp(<Today />);
    expect(screen.getByRole('heading', { level: 1, name: 'God morgen, Ingrid' })).toBeInTheDocument();
    expect(screen.getByText('Fredag 20. november')).toBeInTheDocument();
    const card = within(await screen.findByRole('region', { name: 'Dagsform' }));
    expect(card.getByRole('button', { name: 'Hvorfor 6,2' })).toBeInTheDocument();
    expect(await screen.findByText('Fre 20: Hvile')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Dagens økt' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('has Norwegian top and bottom bars', () => {
    fakeApi();
    renderApp(
      <>
        <TopBar />
        <BottomBar />
      </>,
    );
    expect(screen.getAllByRole('link', { name: 'I dag' })).not.toHaveLength(0);
    expect(screen.getAllByRole('link', { name: 'Sjekk inn' })).not.toHaveLength(0);
    expect(screen.queryByText(/^(Today|Check in|Body)$/)).toBeNull();
  });

  test('shows Norwegian text while a screen loads and when it is missing', () => {
    const { unmount } = renderApp(<Loading label="Statistikk" />);
    expect(screen.getByRole('status', { name: 'Laster Statistikk' })).toBeInTheDocument();
    unmount();
    renderApp(
      <ScreenUnavailable
        label="Statistikk"
        onRetry={() => undefined}
        retryAfter={null}
        onReconnect={() => undefined}
      />,
    );
    expect(screen.getByText('Statistikk er ikke tilgjengelig nå')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeInTheDocument();
  });

  test('has no text that is identical to the English text, except names and units', () => {
    const same = Object.entries(NB).filter(([key, value]) => value === EN[key as keyof typeof EN]);
    expect(same).toEqual([]);
  });
});
