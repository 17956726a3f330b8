import { describe, expect, it } from 'vitest';
import { proseOf } from './prose.ts';

const found = (path: string, text: string): string[] =>
  proseOf(path, text).map((prose) => `${prose.kind}: ${prose.text.trim()}`);

describe('proseOf', () => {
  it('returns line and block comments', () => {
    expect(found('a.ts', '// one\n/** two */\nconst a = 1;')).toEqual(['comment: one', 'comment: * two']);
  });

  it.each([
    ["it('works', () => {});", 'works'],
    ["describe('works', () => {});", 'works'],
    ["test.each([1])('works %d', () => {});", 'works %d'],
    ["describe.skipIf(true)('works', () => {});", 'works'],
    ['it(`works $' + '{name}`, () => {});', 'works …'],
  ])('returns the title of %s', (text, title) => {
    expect(found('a.unit.test.ts', text)).toEqual([`title: ${title}`]);
  });

  it('returns string literals, templates and JSX text of at least three words', () => {
    const text = [
      "const a = 'one two three';",
      "const b = 'one two';",
      'const c = `one $' + '{two} three`;',
      'const d = <p title="four five six">It is today\'s <b>only</b> run.</p>;',
    ];
    expect(found('a.tsx', text.join('\n'))).toEqual([
      'copy: one two three',
      'copy: one … three',
      'copy: four five six',
      "copy: It is today's",
    ]);
  });

  it('omits the Norwegian version of a bilingual text', () => {
    expect(found('a.ts', "const text = { en: 'one two three', nb: 'en to tre' };")).toEqual(['copy: one two three']);
  });

  it('omits regular expressions', () => {
    expect(found('a.ts', 'const pattern = /one two three/;')).toEqual([]);
  });

  it('returns Markdown without code blocks and code spans, with unchanged text positions', () => {
    const text = 'One `two`.\n\n```sh\nnpm test\n```\n\nThree.\n';
    const [prose] = proseOf('a.md', text);
    expect(prose?.text.trim().split(/\s+/)).toEqual(['One', '.', 'Three.']);
    expect(prose?.text.indexOf('Three')).toBe(text.indexOf('Three'));
  });

  it('returns the comments of YAML', () => {
    expect(found('a.yml', '# one\nkey: "a#b" # two\n')).toEqual(['comment: # one', 'comment: # two']);
  });

  it('returns nothing for other file types', () => {
    expect(found('a.json', '{"a": "one two three"}')).toEqual([]);
  });
});
