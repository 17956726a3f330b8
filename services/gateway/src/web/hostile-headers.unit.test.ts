import { slowText } from '@stridewell/kit/testing/hostile-text';
import { expect, it } from 'vitest';
import { chooseEncoding } from './compress.ts';
import { isFileLike, safePath } from './file-names.ts';

it.each<[string, (text: string) => unknown]>([
  ['chooseEncoding', chooseEncoding],
  ['isFileLike', isFileLike],
  ['safePath', safePath],
])(
  'SECU-206 %s handles 100,000 characters of malicious input within 50 ms',
  (_name, read) => {
    expect(slowText(read, 100_000, 50)).toBeNull();
  },
  30_000,
);
