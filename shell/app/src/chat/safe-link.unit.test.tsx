import { describe, expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('safeLink', () => {
  test.each([
    ['https://example.com/guide', 'outside', 'https://example.com/guide'],
    ['https://example.com/a.mp4', 'video', 'https://example.com/a.mp4'],
    ['HTTPS://EXAMPLE.com', 'outside', 'https://example.com/'],
    ['/running?tab=tracker', 'own', '/running?tab=tracker'],
    ['/check-in#top', 'own', '/check-in#top'],
    ['/media/bridge.mp4', 'video', '/media/bridge.mp4'],
    ['/profile/bridge.mp4', 'own', '/profile/bridge.mp4'],
    ['/media/bridge.mp4?x=/profile', 'own', '/media/bridge.mp4?x=/profile'],
  ])('classifies %s as a link of kind "%s"', (href, kind, address) => {
    expect(safeLink(href)).toEqual({ kind, href: address });
  });

  test.each([
    undefined,
    '',
    'check-in',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'http://example.com',
    'https://user:secret@example.com',
    ' javascript:alert(1)',
    'tel:113',
  ])('returns null for %j', (href) => {
    expect(safeLink(href)).toBeNull();
  });
});
