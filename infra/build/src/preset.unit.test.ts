import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { preset } from './preset.ts';

describe('what is bundled for pages that demand Trusted Types', () => {
  test.each(['shell', 'remote'] as const)('%s: character references are decoded without writing markup', (kind) => {
    const { resolve } = preset({ name: 'x', kind, dir: '/x' }, '/x/dist', '1');
    const alias = resolve?.alias as Record<string, string>;
    const file = alias['decode-named-character-reference$'] ?? '';
    expect(readFileSync(file, 'utf8')).toContain('export function decodeNamedCharacterReference');
    expect(readFileSync(file, 'utf8')).not.toContain('innerHTML');
  });
});
