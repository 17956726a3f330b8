/** `npm run clips`: draws the exercise clips that the shell serves and encodes them as H.264. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { frameOf, type Scene, SIZE } from './figure.ts';
import { bridge, heelRaise, liftAt, WALL_X } from './poses.ts';

const FRAMES_PER_SECOND = 25;
/**
 * Arguments for encoding H.264 video that every browser can play, with the index at the start of the file and without
 * metadata.
 */
const ENCODING = '-c:v libx264 -preset veryslow -crf 26 -pix_fmt yuv420p -movflags +faststart -map_metadata -1'.split(
  ' ',
);
const TARGET = new URL('../../../shell/public/media/', import.meta.url);

interface Clip {
  file: string;
  tempo: { up: number; hold: number; down: number };
  scene: (lift: number) => Scene;
}

/** Each clip shows two repetitions, with one second of rest after each. */
const CLIPS: readonly Clip[] = [
  {
    file: 'two-leg-heel-raise.mp4',
    tempo: { up: 3, hold: 0, down: 3 },
    scene: (lift) => ({ pose: heelRaise(lift), scale: 2.9, middle: 290, wall: WALL_X }),
  },
  {
    file: 'bridge.mp4',
    tempo: { up: 2, hold: 2, down: 2 },
    scene: (lift) => ({ pose: bridge(lift), scale: 5, middle: 345 }),
  },
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
for (const { file, tempo, scene } of CLIPS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clip-'));
  const seconds = tempo.up + tempo.hold + tempo.down + 1;
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    await page.setContent(`<style>body{margin:0}</style>${frameOf(scene(liftAt(frame / FRAMES_PER_SECOND, tempo)))}`);
    writeFileSync(path.join(folder, `${String(frame).padStart(4, '0')}.png`), await page.screenshot());
  }
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-stream_loop', '1', '-i', path.join(folder, '%04d.png')];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...ENCODING, new URL(file, TARGET).pathname]);
  rmSync(folder, { recursive: true });
}
await browser.close();
