import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Number of builds that stay on disk, because an open page might still request files of the build that it was loaded
 * from.
 */
const KEPT_BUILDS = 3;

const PAGE = 'index.html';
/** Video clips that messages of any age link to. They keep their names and are never removed. */
const MEDIA = 'media';

const writeAtomically = (file: string, text: string): void => {
  const next = `${file}.next`;
  writeFileSync(next, text);
  renameSync(next, file);
};

const readJson = <T>(file: string, fallback: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : fallback;

/** Ids of the builds to keep, newest first. */
const remembered = (dist: string, build: string): string[] => {
  const earlier = readJson<string[]>(path.join(dist, 'builds.json'), []);
  return [build, ...earlier.filter((id) => id !== build)].slice(0, KEPT_BUILDS);
};

/**
 * Folder with the source maps of the retained builds, one folder per build. Its name starts with a dot, because our
 * servers do not serve such folders.
 */
const MAPS = '.maps';

/** Moves a finished build's source maps into `dist/.maps/<build>`, which is not served. Keeps the last three builds' maps. */
export const keepMaps = (staged: string, dist: string, build: string): void => {
  const target = path.join(dist, MAPS, build);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = readdirSync(staged, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  for (const file of files) renameSync(path.join(staged, file), path.join(target, path.basename(file)));
  const kept = remembered(dist, build);
  for (const other of readdirSync(path.join(dist, MAPS))) {
    if (!kept.includes(other)) rmSync(path.join(dist, MAPS, other), { recursive: true, force: true });
  }
};

/** The id of the served build, or null before the first build. */
export const currentBuild = (dist: string): string | null =>
  readJson<{ build: string | null }>(path.join(dist, 'current.json'), { build: null }).build;

/**
 * Moves a finished remote build from `staged` to its immutable folder `dist/<build>`, then atomically points `current.json`
 * at it, so that a reader of the pointer always finds a complete build. Removes builds beyond the last three.
 */
export const publishRemote = (staged: string, dist: string, build: string): void => {
  const target = path.join(dist, build);
  rmSync(target, { recursive: true, force: true });
  renameSync(staged, target);
  const kept = remembered(dist, build);
  writeAtomically(path.join(dist, 'builds.json'), JSON.stringify(kept));
  writeAtomically(path.join(dist, 'current.json'), JSON.stringify({ build }));
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const other = entry.isDirectory() && !entry.name.startsWith('.') && !kept.includes(entry.name);
    if (other) rmSync(path.join(dist, entry.name), { recursive: true, force: true });
  }
};

/**
 * Adds a finished shell build to `dist`: first its assets, whose content-hashed names never overwrite a file in use, then
 * `index.html` atomically. Removes assets that do not belong to any of the last three builds.
 */
export const publishShell = (staged: string, dist: string, build: string): void => {
  mkdirSync(dist, { recursive: true });
  const lists = readJson<Record<string, string[]>>(path.join(dist, 'assets.json'), {});
  const kept = remembered(dist, build);
  const assets = readdirSync(path.join(staged, 'assets'));
  cpSync(path.join(staged, 'assets'), path.join(dist, 'assets'), { recursive: true });
  const media = path.join(staged, MEDIA);
  if (existsSync(media)) cpSync(media, path.join(dist, MEDIA), { recursive: true });
  // Icons, the web app manifest and the service worker are replaced before the page, because the page refers to them.
  const files = readdirSync(staged, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files.filter((entry) => entry.name !== PAGE)) {
    renameSync(path.join(staged, name), path.join(dist, name));
  }
  writeAtomically(path.join(dist, PAGE), readFileSync(path.join(staged, PAGE), 'utf8'));
  const next = Object.fromEntries(kept.map((id) => [id, id === build ? assets : (lists[id] ?? [])]));
  writeAtomically(path.join(dist, 'assets.json'), JSON.stringify(next));
  writeAtomically(path.join(dist, 'builds.json'), JSON.stringify(kept));
  writeAtomically(path.join(dist, 'current.json'), JSON.stringify({ build }));
  const named = new Set(Object.values(next).flat());
  for (const file of readdirSync(path.join(dist, 'assets'))) {
    if (!named.has(file)) rmSync(path.join(dist, 'assets', file), { recursive: true, force: true });
  }
  rmSync(staged, { recursive: true, force: true });
};
