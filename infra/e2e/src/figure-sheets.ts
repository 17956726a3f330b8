import path from 'node:path';
import { DRAWINGS } from '@stridewell/exercises/poses';
import {
  FIGURE_COLOURS,
  type FigurePoses,
  figureShapes,
  type Ink,
  type KeyPose,
  viewBoxOf,
} from '@stridewell/ui/figure/drawing';
import type { Browser } from 'playwright-core';

/** Maximum number of movements on one sheet, and the size of a key pose in pixels. */
const PER_SHEET = 35;
const CELL = 112;
const THEMES = ['light', 'dark'] as const;
const SURFACE = { page: 'light-dark(#ffffff, #16161c)', paper: 'light-dark(#f0f0f3, #1f1f27)' } as const;

/** A contact sheet with the key poses of several movements in one theme. */
export interface FigureSheet {
  /** File name without extension. */
  name: string;
  theme: (typeof THEMES)[number];
  movements: readonly (readonly [string, FigurePoses])[];
}

/** Returns the contact sheets of all movements in both themes. */
export const figureSheets = (): FigureSheet[] => {
  const all = Object.entries(DRAWINGS);
  const count = Math.ceil(all.length / PER_SHEET);
  return THEMES.flatMap((theme) =>
    Array.from({ length: count }, (_, index) => ({
      name: `exercise-figures-${index + 1}-${theme}`,
      theme,
      movements: all.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
    })),
  );
};

const colour = (ink: Ink | null): string => (ink === null ? 'none' : `var(--figure-${ink})`);

const svgOf = (poses: FigurePoses, pose: KeyPose): string => {
  const paths = figureShapes(poses, pose).map(({ d, fill, stroke, width, opacity = 1 }) => {
    const line = stroke === null ? '' : `stroke="${colour(stroke)}" stroke-width="${width}"`;
    return `<path d="${d}" fill="${colour(fill)}" ${line} opacity="${opacity}"/>`;
  });
  return `<svg viewBox="${viewBoxOf(poses)}" width="${CELL}" height="${CELL}">${paths.join('')}</svg>`;
};

const STYLE = `
  body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; font: 600 12px system-ui; background: ${SURFACE.page}; color: light-dark(#17161d, #f3f2f7); }
  div > div { display: flex; gap: 2px; }
  svg { background: ${SURFACE.paper}; stroke-linecap: round; stroke-linejoin: round; }
`;

const pageOf = ({ theme, movements }: FigureSheet): string => {
  const colours = Object.entries({ ...FIGURE_COLOURS, 'figure-paper': SURFACE.paper });
  const variables = colours.map(([name, value]) => `--${name}: ${value};`).join(' ');
  const cells = movements.map(
    ([movement, poses]) => `<div>${movement}<div>${poses.keys.map((pose) => svgOf(poses, pose)).join('')}</div></div>`,
  );
  return `<style>:root { color-scheme: ${theme}; ${variables} } ${STYLE}</style>${cells.join('')}`;
};

/** Draws a contact sheet into a folder. */
export const drawSheet = async (browser: Browser, folder: string, sheet: FigureSheet): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1240, height: 400 } });
  await page.setContent(pageOf(sheet));
  await page.screenshot({ path: path.join(folder, `${sheet.name}.png`), fullPage: true });
  await page.close();
  console.log(`${sheet.name}.png  ${sheet.movements.length} movements`);
};
