import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../domain/conditions/conditions.ts';
import { plannedOf } from '../../domain/programmes/planned.ts';
import { filmLink } from './films.ts';

const MEDIA = new URL('../../../../../shell/public/media/', import.meta.url);
const ids = Object.values(CONDITIONS).flatMap(({ lists }) =>
  [...lists[1].daily, ...lists[2].heavy, ...lists[3].heavy].map(({ id }) => id),
);
const exercises = [...new Set(ids)].map((id) => plannedOf(id));

describe('CHAT-48 filmLink', () => {
  const links = exercises.map((exercise) => filmLink(exercise, 'nb')).filter((link) => link !== null);

  it('returns a link for every two-leg heel raise and every bridge in the programmes', () => {
    expect(links.length).toBe(7);
  });

  it.each(links)('links to a file that exists in the shell: %s', (link) => {
    const [, file = ''] = /\]\(\/media\/([a-z-]+\.mp4)\)$/.exec(link) ?? [];
    expect(existsSync(new URL(file, MEDIA))).toBe(true);
  });

  it('contains the exercise name in the given language, and is null when there is no film', () => {
    expect(filmLink({ id: 'knee-bridge', name: 'Bridge' }, 'en')).toBe('[Film: Bridge](/media/bridge.mp4)');
    expect(filmLink({ id: 'knee-bridge', name: 'Bridge' }, 'nb')).toMatch(/^\[Film: .+\]\(\/media\/bridge\.mp4\)$/);
    expect(filmLink({ id: 'knee-wall-sit', name: 'Wall sit' }, 'en')).toBeNull();
  });
});
