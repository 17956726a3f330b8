import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestScope } from '@stridewell/kit/testing/scope';

/** Folder for the uploaded files of a test file. It is created with the first upload. */
export const spoolFolder = ({ prefix }: Pick<TestScope, 'prefix'>): string =>
  join(tmpdir(), `stridewell-spool-${prefix}`);
