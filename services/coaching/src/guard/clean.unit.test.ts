import { describe, expect, it } from 'vitest';
import { cleanMarkdown } from './clean.ts';

describe('cleanMarkdown', () => {
  it.each([
    ['an image', 'a ![x](https://evil.example/?q=1) b', 'a  b'],
    ['an image by reference', 'a ![x][y] b', 'a  b'],
    ['the definition of a reference', 'a [x][y]\n[y]: https://evil.example/?q=1\nb', 'a x\n\nb'],
    ['an image in a link', '[![x](https://a.example/x.png)](https://b.example/)', '[](https://b.example/)'],
    ['a script', 'a<script>alert(1)</script>b', 'aalert(1)b'],
    ['a handler', '<img src=x onerror=alert(1)>b', 'b'],
    ['a drawing', '<svg onload=alert(1)>b', 'b'],
    ['a tag in a tag', '<<b>script>b', 'b'],
    ['a tag that is broken off', 'b<a href="https://evil.example', 'b'],
    ['a tag in character references', '&lt;img src=x&gt;b', 'b'],
    ['references in references', '&amp;lt;img src=x&amp;gt;b', 'b'],
    ['a link to http', '[a](http://a.example/)', 'a'],
    ['a link to a script', '[a](javascript:alert)', 'a'],
    ['a link to a script in references', '[a](&#106;avascript:alert)', 'a'],
    ['a link to data', '[a](data:text/html,x)', 'a'],
    ['an address in brackets', '<https://evil.example/>', ''],
    ['invisible characters', 'p\u200bu\u00adsh', 'push'],
  ])('takes out %s', (_what, markdown, expected) => {
    expect(cleanMarkdown(markdown)).toBe(expected);
  });

  it.each([
    'See [your plan](https://example.com/plan) and **go easy**.',
    '- one\n- two (or three)\n\n| a | b |\n',
    'Great! [Here](https://example.com/video.mp4) it is: 5:42/km, < 45 minutes & more.',
    'In short: data: what you log.',
  ])('leaves %j as it is', (markdown) => {
    expect(cleanMarkdown(markdown)).toBe(markdown);
  });

  it('leaves nothing to fetch or run, wherever a text is cut', () => {
    const nasty = 'a ![b](https://e/?q) <img src=x> [c](javascript:x) ![d][e]\n[e]: https://e/ f';
    for (let cut = 0; cut <= nasty.length; cut += 1)
      for (const part of [nasty.slice(0, cut), nasty.slice(cut)])
        expect(cleanMarkdown(part)).not.toMatch(/!\[|<img|\]\((?!https:)|javascript:x\)/);
  });
});
