import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { describe, expect, test } from 'vitest';
import { START_SCREENS, startImage } from './start-screens.ts';

const PUBLIC = join(ROOT, 'shell/public');

describe('PWA-19 images of the installed app', () => {
  test('include an image of the exact size for every listed screen, each below 40 KB', () => {
    for (const screen of START_SCREENS)
      for (const scheme of ['light', 'dark'] as const) {
        const png = readFileSync(join(PUBLIC, startImage(screen, scheme)));
        const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
        expect(size).toEqual([screen.width * screen.scale, screen.height * screen.scale]);
        expect(png.length).toBeLessThan(40_000);
      }
  });

  test('are listed in two manifests that differ only in their two colours', () => {
    const read = (name: string) => JSON.parse(readFileSync(join(PUBLIC, name), 'utf8')) as object;
    const dark = { theme_color: '#0d0d11', background_color: '#0d0d11' };
    expect(read('manifest-dark.webmanifest')).toEqual({ ...read('manifest.webmanifest'), ...dark });
  });

  test('keep the logo within the central 80 % of the icon, which no mask crops', () => {
    const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
    const width = Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]);
    const path = / d="([^"]+)"/.exec(svg)?.[1] ?? '';
    // Both arcs are parts of circles with a radius of 5 around these centres.
    const farthest = Math.max(
      ...[
        [14, 11.6],
        [18, 20.4],
      ].map(([x = 0, y = 0]) => Math.hypot(x - 16, y - 16) + 5),
    );
    expect(path.match(/A5 5/g)).toHaveLength(2);
    expect(farthest + width / 2).toBeLessThan(0.8 * 16);
  });
});
