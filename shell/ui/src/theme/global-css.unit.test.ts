import { describe, expect, test } from 'vitest';
import { globalCss } from './global-css.ts';
import { token } from './token.ts';

describe('globalCss', () => {
  test('defines tokens as CSS variables with one value for each theme', () => {
    expect(globalCss).toContain('--color-canvas: light-dark(#f5f5f7, #0d0d11);');
    expect(token('color-canvas')).toBe('var(--color-canvas)');
  });

  test('lets the data-theme attribute override the system theme', () => {
    expect(globalCss).toMatch(/:root\[data-theme='dark'\] \{ color-scheme: dark; \}/);
    expect(globalCss).toMatch(/:root\[data-theme='light'\] \{ color-scheme: light; \}/);
  });

  test('A11Y adds scroll padding so that the fixed bars do not cover focused elements', () => {
    expect(globalCss).toContain('scroll-padding-top: calc(var(--topbar-height) + var(--space-2));');
    expect(globalCss).toMatch(/html:has\(\[data-action-bar\]\) \{ scroll-padding-bottom: calc\(var\(--tabbar-height\)/);
  });

  test('sets durations to 0 ms when reduced motion is preferred', () => {
    expect(globalCss).toMatch(/prefers-reduced-motion: reduce\) \{ :root \{ --duration-quick: 0ms/);
  });
});
