import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestScope } from '@stridewell/kit/testing/scope';

/** Folder for a test file's uploaded files. It is created with the first upload. */
export const spoolFolder = ({ prefix }: Pick<TestScope, 'prefix'>): string =>
  join(tmpdir(), `stridewell-spool-${prefix}`);
