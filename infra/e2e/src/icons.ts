import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { START_SCREENS, type StartScreen, startImage } from './start-screens.ts';

const PUBLIC = path.join(ROOT, 'shell/public');

/**
 * One version of the app icon: with the rounded corners of the drawing, or full-bleed for devices that crop icons to
 * their own shape.
 */
interface Icon {
  name: string;
  size: number;
  /**
   * Fraction of the square that the icon fills. A mask can crop everything outside the central 80 %, which contains the
   * whole logo. When unset, the icon is drawn unchanged.
   */
  coverage?: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-192', size: 192, coverage: 1 },
  { name: 'icon-maskable-512', size: 512, coverage: 1 },
  { name: 'apple-touch-icon', size: 180, coverage: 1 },
];

/** Full-bleed version: the icon without rounded corners on a background of the same colour. */
const fill = (svg: string, coverage: number): string =>
  `<body style="margin:0;background:#17161d;display:grid;place-items:center;height:100vh"><div style="width:${coverage * 100}%;line-height:0">${svg.replace(' rx="9"', '')}</div></body>`;

const draw = async (browser: Browser, svg: string, { name, size, coverage }: Icon): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(coverage ? fill(svg, coverage) : `<body style="margin:0;line-height:0">${svg}</body>`);
  await page.screenshot({ path: path.join(PUBLIC, `${name}.png`), omitBackground: !coverage });
  await page.close();
};

/** Colours of the page and of the logo, as in the design tokens. */
const SCHEMES = { light: { page: '#f5f5f7', mark: '#17161d' }, dark: { page: '#0d0d11', mark: '#f3f2f7' } } as const;

/** Width of the logo on a start image, in CSS pixels. */
const MARK_WIDTH = 96;

/** Returns only the logo, in one colour. */
const markOf = (svg: string, colour: string): string =>
  svg.replace(/<rect[^>]*>/, '').replace('stroke="#fff"', `stroke="${colour}"`);

/** Draws one start image: the logo centred on the page's colour. */
const drawStart = async (browser: Browser, svg: string, { width, height, scale }: StartScreen): Promise<void> => {
  for (const [scheme, { page: background, mark }] of Object.entries(SCHEMES)) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.setContent(
      `<body style="margin:0;height:100vh;background:${background};display:grid;place-items:center"><div style="width:${MARK_WIDTH}px;line-height:0">${markOf(svg, mark)}</div></body>`,
    );
    await page.screenshot({
      path: path.join(PUBLIC, startImage({ width, height, scale }, scheme as 'light' | 'dark')),
    });
    await page.close();
  }
};

/** Draws the icons and start images of the installed app from `icon.svg`: `node infra/e2e/src/icons.ts`. */
const browser = await launchBrowser();
const svg = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
for (const icon of ICONS) await draw(browser, svg, icon);
rmSync(path.join(PUBLIC, 'start'), { recursive: true, force: true });
mkdirSync(path.join(PUBLIC, 'start'));
for (const screen of START_SCREENS) await drawStart(browser, svg, screen);
await browser.close();
