import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { preset } from './preset.ts';

describe('preset', () => {
  test.each(['shell', 'remote'] as const)('decodes character references without innerHTML in the %s', (kind) => {
    const { resolve } = preset({ name: 'x', kind, dir: '/x' }, '/x/dist', '1');
    const alias = resolve?.alias as Record<string, string>;
    const file = alias['decode-named-character-reference$'] ?? '';
    expect(readFileSync(file, 'utf8')).toContain('export function decodeNamedCharacterReference');
    expect(readFileSync(file, 'utf8')).not.toContain('innerHTML');
  });
});
