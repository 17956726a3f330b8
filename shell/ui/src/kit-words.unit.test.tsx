import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Alert } from './feedback/alert.tsx';
import { ErrorCard } from './feedback/error-card.tsx';
import { TabSkeleton } from './feedback/tab-skeleton.tsx';
import { YesNo } from './forms/segmented.tsx';
import { SkipLink } from './layout/top-bar.tsx';
import { Dialog, SideSheet } from './overlays/dialog.tsx';
import { renderApp } from './testing/render.tsx';

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('UI text of the kit', () => {
  test.each([
    ['en', 'Close', 'Close menu'],
    ['nb', 'Lukk', 'Lukk menyen'],
  ])('SHELL-28 the close buttons have a name in the language of the page (%s)', (language, close, closeMenu) => {
    document.documentElement.lang = language;
    renderApp(<Alert tone="success" title="Ready" onClose={vi.fn()} />);
    expect(screen.getByRole('button', { name: close })).toBeVisible();
    const dialog = renderApp(
      <Dialog title="Week" open onOpenChange={vi.fn()}>
        <p>Text</p>
      </Dialog>,
    );
    expect(screen.getByRole('button', { name: close })).toBeVisible();
    dialog.unmount();
    renderApp(
      <SideSheet title="Menu" open onOpenChange={vi.fn()}>
        <p>Text</p>
      </SideSheet>,
    );
    expect(screen.getByRole('button', { name: closeMenu })).toBeVisible();
  });

  test('SHELL-28 placeholders, retry buttons, questions and the skip link are in Norwegian on a Norwegian page', () => {
    document.documentElement.lang = 'nb';
    renderApp(
      <>
        <SkipLink />
        <TabSkeleton label="Fysio" />
        <ErrorCard title="Uka" onRetry={vi.fn()}>
          Uka lot seg ikke hente.
        </ErrorCard>
        <YesNo label="Gjør det vondt?" value={null} onChange={vi.fn()} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Hopp til innholdet' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Henter: Fysio' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Ja', 'Nei']);
  });
});
