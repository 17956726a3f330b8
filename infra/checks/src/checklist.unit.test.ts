import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../requirements/checklist.md', import.meta.url), 'utf8');
const sections = text.split(/^## /m).slice(1);
const idsOf = (part: string): string[] => [...part.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);

test('each requirement of the checklist has a unique id', () => {
  const ids = idsOf(text);
  expect(ids.length).toBeGreaterThan(2_000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('the table at the end states the correct number of requirements per group', () => {
  const counts = sections
    .map((section): [string, number] => [section.split('\n')[0]?.replace(/ \(.*/, '') ?? '', idsOf(section).length])
    .filter(([, count]) => count > 0);
  for (const [group, count] of counts) expect(text, group).toContain(`| ${group} | ${count} |`);
  expect(text).toContain(`| **all** | **${idsOf(text).length}** |`);
});
