import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { AfterTexts, prepared } from './first-screen.tsx';

const Text = ({ of }: { of: string }) => <p>{of}</p>;
const load = async () => ({ default: Text });

describe('AfterTexts', () => {
  test('SPEED-47 shows the fallback first and does not suspend the texts around it', async () => {
    const Picture = lazy(async () => ({ default: () => <p>picture</p> }));
    render(
      <Suspense fallback={<p>skeleton</p>}>
        <p>text</p>
        <AfterTexts fallback={<p>blank</p>}>
          <Picture />
        </AfterTexts>
      </Suspense>,
    );
    expect(screen.getByText('text')).toBeVisible();
    expect(screen.getByText('blank')).toBeVisible();
    expect(screen.queryByText('skeleton')).toBeNull();
    expect(await screen.findByText('picture')).toBeVisible();
    expect(screen.queryByText('blank')).toBeNull();
  });
});

describe('prepared', () => {
  const show = (Part: ReturnType<typeof prepared<{ of: string }>>) => (
    <Suspense fallback={<p>skeleton</p>}>
      <Part of="overview" />
    </Suspense>
  );

  test('renders at once after it was prepared', async () => {
    const Part = prepared(load);
    await Part.prepare();
    render(show(Part));
    expect(screen.getByText('overview')).toBeVisible();
  });

  test('shows the fallback until it has loaded when it was not prepared, and keeps its component when it is prepared later', async () => {
    const Part = prepared(load);
    const { rerender } = render(show(Part));
    expect(screen.getByText('skeleton')).toBeVisible();
    const shown = await screen.findByText('overview');
    await Part.prepare();
    rerender(show(Part));
    expect(screen.getByText('overview')).toBe(shown);
  });

  test('loads again when it could not be prepared', async () => {
    let attempts = 0;
    const Part = prepared(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return load();
    });
    await expect(Part.prepare()).rejects.toThrow('offline');
    render(show(Part));
    expect(await screen.findByText('overview')).toBeVisible();
  });
});
