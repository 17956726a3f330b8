import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codesTo } from './code-mail.ts';
import { watchMail } from './watch.ts';

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stridewell-mail-'));
  folder = join(dataDir, 'mail');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes an email as the account service does: writes the complete file under a temporary name, then renames it. */
const writeMail = (name: string, to: string, code: string) => {
  writeFileSync(join(folder, `${name}.eml.part`), `To: ${to}\nSubject: Your code\n\n${code}\n`);
  renameSync(join(folder, `${name}.eml.part`), join(folder, `${name}.eml`));
};

test('watchMail prints each arriving code on one line with a shortened address', async () => {
  const lines: string[] = [];
  const unwatch = watchMail(folder, (line) => lines.push(line));
  writeMail('1', 'anna@example.com', '123456');
  writeMail('2', 'bo@example.com', '654321');
  await vi.waitFor(() => expect(lines).toHaveLength(2), 5_000);
  expect(lines.toSorted()).toEqual([
    'Sign-in code for a…@example.com: 123456',
    'Sign-in code for b…@example.com: 654321',
  ]);
  unwatch();
});

test('watchMail does not print codes that arrived before the watch started; codesTo still returns them', async () => {
  watchMail(folder, () => undefined)();
  writeMail('1', 'anna@example.com', '111111');
  writeMail('2', 'bo@example.com', '222222');
  const lines: string[] = [];
  const unwatch = watchMail(folder, (line) => lines.push(line));
  writeMail('3', 'anna@example.com', '333333');
  await vi.waitFor(() => expect(lines).toEqual(['Sign-in code for a…@example.com: 333333']), 5_000);
  unwatch();
  expect(await codesTo(folder, 'anna@example.com')).toEqual(['111111', '333333']);
  expect(await codesTo(join(dataDir, 'nowhere'), 'anna@example.com')).toEqual([]);
});
