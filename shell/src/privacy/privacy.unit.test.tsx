import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Disclaimer } from '../frame/disclaimer.tsx';
import Privacy from './privacy.tsx';
import { PRIVACY } from './privacy-texts.ts';

afterEach(() => vi.restoreAllMocks());

describe('privacy page', () => {
  it('SECU-1801 shows every section in English', async () => {
    const { container } = renderApp(<Privacy />, { user: null, path: '/privacy' });
    expect(screen.getByRole('heading', { level: 1, name: 'Your privacy' })).toBeInTheDocument();
    for (const { title } of PRIVACY.en.sections)
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByText(/do not use it for 24 months, we write to you/)).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('SECU-1801 switches to Norwegian and sets the lang attribute to match', async () => {
    const { actor, container } = renderApp(<Privacy />, { user: null, path: '/privacy' });
    await actor.click(screen.getByRole('button', { name: 'Norsk' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Hvor lenge' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'nb',
    );
    expect(screen.getByRole('button', { name: 'Norsk' })).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(container)).toEqual([]);
  });

  it('is initially shown in Norwegian when the browser prefers Norwegian', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nn-NO']);
    renderApp(<Privacy />, { user: null, path: '/privacy' });
    expect(screen.getByRole('heading', { level: 1, name: 'Ditt personvern' })).toBeInTheDocument();
  });

  it('has the same number of paragraphs and the same numbers in both languages', () => {
    const shape = ({ sections }: (typeof PRIVACY)['en']) => sections.map(({ paragraphs }) => paragraphs.length);
    expect(shape(PRIVACY.nb)).toEqual(shape(PRIVACY.en));
    const numbers = (words: object) => JSON.stringify(words).match(/\d+/g);
    expect(numbers(PRIVACY.nb)).toEqual(numbers(PRIVACY.en));
  });

  it('SECU-1801 opens in a new tab when its link in the disclaimer is clicked', () => {
    renderApp(<Disclaimer />);
    const link = screen.getByRole('link', { name: /Your privacy/ });
    expect(link).toHaveAttribute('href', '/privacy');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
