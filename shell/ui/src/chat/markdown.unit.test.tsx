import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const shown = (text: string): HTMLElement => render(<Markdown>{text}</Markdown>).container;

describe('the Markdown of a reply', () => {
  test('shows what coaches write: lists, emphasis, tables, headings as strong lines', () => {
    const page = shown(
      '## Today\n\n1. **15 min** easy\n2. 8 min\n\n| Zone | Pace |\n|---|---|\n| Z2 | 5:42 |\n\n~~old~~',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('15 min').tagName).toBe('STRONG');
    expect(screen.getByRole('cell', { name: '5:42' })).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(page).toHaveTextContent('Today');
    expect(page.querySelector('del')).toHaveTextContent('old');
  });

  test('markup is text: nothing of it becomes an element', () => {
    const page = shown(
      'Hi <script>alert(1)</script> <img src=x onerror=alert(1)> <b>bold</b>\n\n<iframe src="https://a.example"></iframe>',
    );
    expect(page.querySelector('script, img, iframe, b')).toBeNull();
    expect(page).toHaveTextContent('<b>bold</b>');
  });

  test.each(['![a knee](https://evil.example/x.png?q=me)', '![a knee][1]\n\n[1]: https://evil.example/x.png'])(
    'no picture is fetched: %s is its description',
    (text) => {
      const page = shown(text);
      expect(page.querySelector('img, [src], [srcset]')).toBeNull();
      expect(page).toHaveTextContent('a knee');
      expect(page.innerHTML).not.toContain('evil.example');
    },
  );

  test('character references are decoded without writing markup', () => {
    expect(shown('Tempo &amp; strides &copy; &nosuch; &#8211;')).toHaveTextContent('Tempo & strides © &nosuch; –');
  });

  test('links: https opens beside the app and is told nothing of it', () => {
    shown('[the guide](https://example.com/guide)');
    const link = screen.getByRole('link', { name: 'the guide' });
    expect(link).toHaveAttribute('href', 'https://example.com/guide');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  test('links: a screen of the app opens in the app', () => {
    shown('[check in](/check-in)');
    expect(screen.getByRole('link', { name: 'check in' })).toHaveAttribute('href', '/check-in');
    expect(screen.getByRole('link', { name: 'check in' })).not.toHaveAttribute('target');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com/',
    '//evil.example/',
    'mailto:a@b.example',
    'guide',
  ])('links: %s is its words alone', (href) => {
    const page = shown(`[words](<${href}>)`);
    expect(page.querySelector('a')).toBeNull();
    expect(page).toHaveTextContent('words');
  });
});
