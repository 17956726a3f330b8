import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { Browser } from 'playwright-core';
import { launch } from './browser.ts';

const PUBLIC = path.join(ROOT, 'shell/public');

/** One picture of the app's sign: as drawn, with its round corners, or over the whole square, for devices that cut a shape of their own. */
interface Sign {
  name: string;
  size: number;
  /** Share of the square that the sign takes; a mask may cut everything outside 80 %. */
  whole?: number;
}

const SIGNS: readonly Sign[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-192', size: 192, whole: 0.84 },
  { name: 'icon-maskable-512', size: 512, whole: 0.84 },
  { name: 'apple-touch-icon', size: 180, whole: 1 },
];

/** Without round corners and behind it the same ink: the square is filled, the sign as large as it may be. */
const fill = (svg: string, whole: number): string =>
  `<body style="margin:0;background:#17161d;display:grid;place-items:center;height:100vh"><div style="width:${whole * 100}%;line-height:0">${svg.replace(' rx="9"', '')}</div></body>`;

const draw = async (browser: Browser, svg: string, { name, size, whole }: Sign): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(whole ? fill(svg, whole) : `<body style="margin:0;line-height:0">${svg}</body>`);
  await page.screenshot({ path: path.join(PUBLIC, `${name}.png`), omitBackground: !whole });
  await page.close();
};

/** Draws the pictures of the installed app from `icon.svg`: `node infra/e2e/src/icons.ts`. */
const browser = await launch();
const svg = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
for (const sign of SIGNS) await draw(browser, svg, sign);
await browser.close();
