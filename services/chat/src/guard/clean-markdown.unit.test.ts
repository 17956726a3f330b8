import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkdown } from './clean-markdown.ts';

describe('cleanMarkdown', () => {
  it.each([
    ['an image', 'a ![x](https://evil.example/?q=1) b', 'a  b'],
    ['an image by reference', 'a ![x][y] b', 'a  b'],
    ['the definition of a reference', 'a [x][y]\n[y]: https://evil.example/?q=1\nb', 'a x\n\nb'],
    ['an image in a link', '[![x](https://a.example/x.png)](https://b.example/)', ''],
    ['a script', 'a<script>alert(1)</script>b', 'aalert(1)b'],
    ['an element with an event handler', '<img src=x onerror=alert(1)>b', 'b'],
    ['an SVG element', '<svg onload=alert(1)>b', 'b'],
    ['a nested tag', '<<b>script>b', 'b'],
    ['a truncated tag', 'b<a href="https://evil.example', 'b'],
    ['a tag written with character references', '&lt;img src=x&gt;b', 'b'],
    ['a tag written with nested character references', '&amp;lt;img src=x&amp;gt;b', 'b'],
    ['a link to http', '[a](http://a.example/)', 'a'],
    ['a link to a script', '[a](javascript:alert)', 'a'],
    ['a link to a script written with character references', '[a](&#106;avascript:alert)', 'a'],
    ['a link to a script with a call', 'so [a](javascript:alert(1)) b', 'so a b'],
    ['a link to a data URL', '[a](data:text/html,x)', 'a'],
    ['an address in angle brackets', '<https://evil.example/>', ''],
    [
      'the address of an https link',
      'See [your plan](https://a.example/x "now"), then rest.',
      'See your plan, then rest.',
    ],
    ['the address of a nested link', '[a [b] c](https://a.example/)', '[a [b] c] '],
    ['the address of a truncated link', 'See [your plan](https://a.exam', 'See [your plan] '],
    ['a link to a path of the app', '[sign in](/profile)', 'sign in'],
    ['an address in the text', 'Go to https://a.example/x?q=1. Then rest.', 'Go to . Then rest.'],
    ['an address with a user part', 'https://stridewell.no@a.example/', ''],
    ['an address in emphasis', '**https://a.example/** now', ' now'],
    ['an address with emphasis inside', 'ht**tps://a.exa**mple/ now', ' now'],
    ['an address with escapes inside', 'https:\\/\\/a.example now', ' now'],
    ['an address written with nested character references', 'https&amp;amp;#58;//a.example now', ' now'],
    ['an address without a scheme', 'See www.a.example/x now', 'See  now'],
    ['a host with a path', 'See a.no/x now', 'See  now'],
    ['a host without a path', 'See evil-coach.com, now', 'See , now'],
    ['a numeric host', 'See 192.0.2.7/x now', 'See  now'],
    ['an email address', 'Write to help@a.example today', 'Write to  today'],
    ['a telephone link', 'tel:12345678 now', ' now'],
    ['the replacement marker', 'REPLACE_CONTENT:Rest.', 'Rest.'],
    ['a nested replacement marker', 'REPLACE_REPLACE_CONTENT:CONTENT:Rest.', 'Rest.'],
    ['invisible characters', 'p\u200bu\u00adsh', 'push'],
  ])('removes %s', (_what, markdown, expected) => {
    expect(cleanMarkdown(markdown)).toBe(expected);
  });

  it.each([
    'See your plan and **go easy**.',
    'Hold 5:42/km, or 5.42/km, and/or walk. Rest at 18.30, e.g. on Friday.',
    'Legg deg kl. 22.30 og/eller ta en lur på 20 min.',
    '- [ ] warm up\n- [x] run *easy*',
    'Weeks 1.2.3: build, 4 @ 5:42 and 3@4.',
    '- one\n- two (or three)\n\n| a | b |\n',
    'Great! Here it is: 5:42/km, < 45 minutes & more.',
    'In short: data: what you log.',
  ])('leaves %j unchanged', (markdown) => {
    expect(cleanMarkdown(markdown)).toBe(markdown);
  });

  const ACTIVE = /!\[|<[a-z/!?]|\]\(|\]:|\/\/|www\.|@[\w-]+\.\w|&#?[a-z\d]{1,32};|REPLACE_CONTENT/i;

  it('SECU-1401 removes all active content from a text truncated at any position', () => {
    const nasty =
      'a ![b](https://e/?q) <img src=x> [c](javascript:x) ![d][e] REPLACE_CONTENT: www.e.no\n[e]: https://e/ f';
    for (let cut = 0; cut <= nasty.length; cut += 1)
      for (const part of [nasty.slice(0, cut), nasty.slice(cut)]) expect(cleanMarkdown(part)).not.toMatch(ACTIVE);
  });

  it('SECU-1401 removes all active content from random mixtures of markup', () => {
    const pieces = [
      '!',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      ':',
      '/',
      '//',
      'a',
      ' ',
      '\n',
      '@',
      '.',
      'www.',
      'https:',
      '&',
      '#',
    ];
    const more = [
      'amp;',
      '58;',
      '\\',
      '*',
      'REPLACE_',
      'CONTENT:',
      '[a](',
      'x.no',
      'javascript:',
      '![',
      ']:',
      '\u200b',
      '"',
    ];
    const markup = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(markup, (text) => !ACTIVE.test(cleanMarkdown(text))),
      { numRuns: 5_000 },
    );
  });
});
