import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentBuild, keepMaps, publishRemote, publishShell } from './publish.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const stage = (files: Record<string, string>): string => {
  const staged = mkdtempSync(path.join(dist, '.staged-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), text);
  }
  return staged;
};

const folders = (): string[] =>
  readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const remote = (build: string): void => publishRemote(stage({ 'mf-manifest.json': build }), dist, build);
const shell = (build: string, ...assets: string[]): void =>
  publishShell(
    stage({ 'index.html': build, ...Object.fromEntries(assets.map((name) => [`assets/${name}`, name])) }),
    dist,
    build,
  );

describe('publishRemote', () => {
  test('moves the build into a new folder and points current.json at that folder', () => {
    expect(currentBuild(dist)).toBeNull();
    remote('a1');
    expect(JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8'))).toEqual({ build: 'a1' });
    expect(readFileSync(path.join(dist, 'a1/mf-manifest.json'), 'utf8')).toBe('a1');
  });

  test('keeps the last three builds', () => {
    for (const build of ['a1', 'b2', 'c3', 'd4']) remote(build);
    expect(folders()).toEqual(['b2', 'c3', 'd4']);
    expect(currentBuild(dist)).toBe('d4');
  });

  test('treats an earlier build as the newest when it is published again', () => {
    for (const build of ['a1', 'b2', 'c3', 'a1', 'd4']) remote(build);
    expect(folders()).toEqual(['a1', 'c3', 'd4']);
  });

  test('keeps the staging folder of a build that another process is running', () => {
    const other = stage({ 'x.js': '1' });
    remote('a1');
    expect(existsSync(other)).toBe(true);
  });
});

describe('keepMaps', () => {
  const build = (id: string): string => {
    const staged = stage({ 'mf-manifest.json': id, 'assets/a.js': '', 'assets/a.js.map': id });
    keepMaps(staged, dist, id);
    publishRemote(staged, dist, id);
    return id;
  };
  const maps = (): string[] => readdirSync(path.join(dist, '.maps')).sort();

  test('moves source maps out of the served folder', () => {
    build('a1');
    expect(readdirSync(path.join(dist, 'a1/assets'))).toEqual(['a.js']);
    expect(readFileSync(path.join(dist, '.maps/a1/a.js.map'), 'utf8')).toBe('a1');
  });

  test('keeps the source maps of the last three builds', () => {
    for (const id of ['a1', 'b2', 'c3', 'd4']) build(id);
    expect(maps()).toEqual(['b2', 'c3', 'd4']);
  });
});

describe('publishShell', () => {
  test('keeps the files of the last three builds', () => {
    shell('1', 'main.1.js', 'vendor.js');
    shell('2', 'main.2.js', 'vendor.js');
    shell('3', 'main.3.js', 'vendor.js');
    shell('4', 'main.4.js', 'vendor.js');
    expect(readdirSync(path.join(dist, 'assets')).sort()).toEqual(['main.2.js', 'main.3.js', 'main.4.js', 'vendor.js']);
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('4');
    expect(currentBuild(dist)).toBe('4');
  });

  test('replaces the service worker and icons with those of the newest build', () => {
    for (const build of ['1', '2']) {
      publishShell(
        stage({ 'index.html': build, 'assets/main.js': '', 'sw.js': `worker ${build}`, 'icon.svg': build }),
        dist,
        build,
      );
    }
    expect(readFileSync(path.join(dist, 'sw.js'), 'utf8')).toBe('worker 2');
    expect(readFileSync(path.join(dist, 'icon.svg'), 'utf8')).toBe('2');
  });

  test('CHAT-48 keeps the video clips of all earlier builds', () => {
    for (const film of ['bridge', 'plank']) {
      publishShell(stage({ 'index.html': film, 'assets/main.js': '', [`media/${film}.mp4`]: film }), dist, film);
    }
    expect(readdirSync(path.join(dist, 'media')).sort()).toEqual(['bridge.mp4', 'plank.mp4']);
  });

  test('leaves no temporary files behind', () => {
    shell('1', 'main.1.js');
    expect(readdirSync(dist).filter((name) => name.startsWith('.') || name.endsWith('.next'))).toEqual([]);
  });
});
