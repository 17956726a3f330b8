import { describe, expect, test } from 'vitest';
import { COLOURS } from './colours.ts';
import { EFFORT_COLOURS } from './effort-colours.ts';
import { FIGURE_COLOURS } from './figure-colours.ts';

const ALL = { ...COLOURS, ...EFFORT_COLOURS, ...FIGURE_COLOURS };

type Theme = 'light' | 'dark';
type Name = keyof typeof ALL;

/** Returns the colour of a token in a theme as "#rrggbb". Aliases are resolved. */
const colour = (name: Name, theme: Theme): string => {
  const value: string = ALL[name];
  const alias = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (alias) return colour(alias as Name, theme);
  const [light = '', dark = ''] = value.slice('light-dark('.length, -1).split(', ');
  return theme === 'light' ? light : dark;
};

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** Returns the WCAG 2.2 contrast ratio between two colour tokens. */
const contrast = (a: Name, b: Name, theme: Theme): number => {
  const [high = 0, low = 0] = [luminance(colour(a, theme)), luminance(colour(b, theme))].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const SURFACES: Name[] = ['color-canvas', 'color-surface', 'color-surface-sunken', 'color-surface-raised'];
const KINDS = ['push', 'adapt', 'recover', 'reset', 'success', 'warning', 'info', 'danger'] as const;

const TEXT: [Name, Name][] = [
  ...(['color-text', 'color-text-2', 'color-text-3'] as const).flatMap((text) =>
    [...SURFACES, ...KINDS.slice(0, 4).map((kind): Name => `color-${kind}-bg`)].map((on): [Name, Name] => [text, on]),
  ),
  ...SURFACES.map((on): [Name, Name] => ['color-accent', on]),
  ['color-accent', 'color-accent-bg'],
  ['color-on-accent', 'color-accent'],
  ['color-on-action', 'color-action'],
  ['color-on-danger-action', 'color-danger-action'],
  ...KINDS.flatMap((kind): [Name, Name][] => [
    [`color-${kind}-fg`, `color-${kind}-bg`],
    [`color-${kind}-fg`, 'color-surface'],
  ]),
];

const MARKS: [Name, Name][] = [
  ['color-border-control', 'color-surface'],
  ['color-focus', 'color-surface'],
  ['color-focus', 'color-canvas'],
  ['chart-score', 'color-surface'],
  ...(['sleep', 'stress', 'fatigue', 'pain', 'readiness'] as const).map((metric): [Name, Name] => [
    `chart-${metric}`,
    'color-surface',
  ]),
  ...([1, 2, 3, 4, 5, 'strength'] as const).map((level): [Name, Name] => [`zone-${level}`, 'color-surface']),
  ...(['near', 'work', 'kit'] as const).map((part): [Name, Name] => [`figure-${part}`, 'color-surface-sunken']),
  ...(['push', 'adapt', 'recover', 'reset'] as const).map((kind): [Name, Name] => [
    `color-${kind}-solid`,
    'color-surface',
  ]),
];

describe.each(['light', 'dark'] as const)('EXLIB-15 colour contrast in the %s theme', (theme) => {
  test.each(TEXT)('is at least 4.5:1 for the text colour %s on %s', (text, on) => {
    expect(contrast(text, on, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)('is at least 3:1 for the mark colour %s on %s', (mark, on) => {
    expect(contrast(mark, on, theme)).toBeGreaterThanOrEqual(3);
  });
});
