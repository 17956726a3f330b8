import { describe, expect, test } from 'vitest';
import { globalCss } from './global-style.tsx';
import { token } from './token.ts';

describe('the ground of every screen', () => {
  test('every token is a variable, with a value per theme', () => {
    expect(globalCss).toContain('--color-canvas: light-dark(#f5f5f7, #0d0d11);');
    expect(token('color-canvas')).toBe('var(--color-canvas)');
  });

  test('data-theme overrides the system', () => {
    expect(globalCss).toMatch(/:root\[data-theme='dark'\] \{ color-scheme: dark; \}/);
    expect(globalCss).toMatch(/:root\[data-theme='light'\] \{ color-scheme: light; \}/);
  });

  test('A11Y what is brought into view is clear of the bars that stay', () => {
    expect(globalCss).toContain('scroll-padding-top: calc(var(--topbar-height) + var(--space-2));');
    expect(globalCss).toMatch(/html:has\(\[data-action-bar\]\) \{ scroll-padding-bottom: calc\(var\(--tabbar-height\)/);
  });

  test('nothing moves where less motion is asked for', () => {
    expect(globalCss).toMatch(/prefers-reduced-motion: reduce\) \{ :root \{ --duration-quick: 0ms/);
  });
});
