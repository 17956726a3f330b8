import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const renderMarkdown = (text: string): HTMLElement => render(<Markdown>{text}</Markdown>).container;

describe('Markdown', () => {
  test('renders lists, emphasis and tables as HTML, and headings as bold lines', () => {
    const page = renderMarkdown(
      '## Today\n\n1. **15 min** easy\n2. 8 min\n\n| Zone | Pace |\n|---|---|\n| Z2 | 5:42 |\n\n~~old~~',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('15 min').tagName).toBe('STRONG');
    expect(screen.getByRole('cell', { name: '5:42' })).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(page).toHaveTextContent('Today');
    expect(page.querySelector('del')).toHaveTextContent('old');
  });

  test('shows HTML as plain text without creating elements', () => {
    const page = renderMarkdown(
      'Hi <script>alert(1)</script> <img src=x onerror=alert(1)> <b>bold</b>\n\n<iframe src="https://a.example"></iframe>',
    );
    expect(page.querySelector('script, img, iframe, b')).toBeNull();
    expect(page).toHaveTextContent('<b>bold</b>');
  });

  test.each(['![a knee](https://evil.example/x.png?q=me)', '![a knee][1]\n\n[1]: https://evil.example/x.png'])(
    'shows the description of %s without loading the image',
    (text) => {
      const page = renderMarkdown(text);
      expect(page.querySelector('img, [src], [srcset]')).toBeNull();
      expect(page).toHaveTextContent('a knee');
      expect(page.innerHTML).not.toContain('evil.example');
    },
  );

  test('decodes character references to plain text', () => {
    expect(renderMarkdown('Tempo &amp; strides &copy; &nosuch; &#8211;')).toHaveTextContent(
      'Tempo & strides © &nosuch; –',
    );
  });

  test('opens https links in a new tab without a referrer', () => {
    renderMarkdown('[the guide](https://example.com/guide)');
    const link = screen.getByRole('link', { name: 'the guide' });
    expect(link).toHaveAttribute('href', 'https://example.com/guide');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  test('opens links to screens in the app in the same tab', () => {
    renderMarkdown('[check in](/check-in)');
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
  ])('shows a link to %s as plain text', (href) => {
    const page = renderMarkdown(`[words](<${href}>)`);
    expect(page.querySelector('a')).toBeNull();
    expect(page).toHaveTextContent('words');
  });
});
