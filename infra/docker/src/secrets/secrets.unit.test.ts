import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passwordNames, secretFiles } from './plan.ts';
import { keepFile, putFile } from './volume.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('keepFile and putFile', () => {
  test('keepFile generates a password on the first call and returns the stored password on later calls', () => {
    const path = join(folder, 'kept', 'redis');
    let made = 0;
    const make = (): string => `password ${++made}`;
    expect([keepFile(path, make), keepFile(path, make)]).toEqual(['password 1', 'password 1']);
  });

  test('putFile writes a file that only its owner can read, and only when the content has changed', () => {
    const path = join(folder, 'account', 'nats-url');
    expect(putFile(path, 'one', null)).toBe(true);
    expect(putFile(path, 'one', null)).toBe(false);
    expect(putFile(path, 'two', null)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(statSync(path).mode & 0o777).toBe(0o400);
  });
});

describe('secretFiles', () => {
  const password = (name: string): string => `<${name}>`;

  test('gives each client only its own password', () => {
    const files = secretFiles(password, false);
    for (const { service, content } of files.filter(({ name }) => name === 'nats-url'))
      expect(content).toBe(`nats://${service}:<nats-${service}>@nats:4222`);
    expect(files.filter(({ name }) => name === 'redis-url')).toEqual(
      ['gateway', 'wellness', 'running', 'physio', 'running-worker'].map((service) => ({
        service,
        name: 'redis-url',
        content: `redis://${service}:<redis-${service}>@redis:6379`,
      })),
    );
  });

  test('SECU-403 contains the key encryption key only for account', () => {
    const holders = secretFiles(password, true).filter(({ content }) => content.includes('key-encryption'));
    expect(holders).toEqual([{ service: 'account', name: 'key-encryption-key', content: '<account-key-encryption>' }]);
  });

  test("SECU-410 gives each service a MongoDB user with access only to that service's database", () => {
    const files = secretFiles(password, false);
    const urls = files.filter(({ name }) => name === 'mongodb-url');
    expect(urls.map(({ service }) => service)).toEqual(['account', 'wellness', 'running', 'running-worker', 'physio']);
    for (const { service, content } of urls)
      expect(content).toBe(`mongodb://${service}:<mongodb-${service}>@mongodb:27017/?authSource=admin`);
    const { users } = JSON.parse(files.find(({ name }) => name === 'users.json')?.content ?? '');
    for (const { service } of urls)
      expect(users).toContainEqual({
        name: service,
        password: `<mongodb-${service}>`,
        roles: [{ role: 'readWrite', db: `stridewell_${service.replace('-worker', '')}` }],
      });
  });

  test('SECU-410 contains the administrator’s password and the key file only for the database containers', () => {
    const files = secretFiles(password, true);
    const holders = (text: string) => files.filter(({ content }) => content.includes(text)).map((file) => file.service);
    expect(holders('<mongodb-admin>')).toEqual(['mongodb-init']);
    const keyfile = Buffer.from('<mongodb-keyfile>', 'base64url').toString('hex');
    expect(holders(keyfile)).toEqual(['mongodb']);
    expect(keyfile).toMatch(/^[0-9a-f]+$/);
    expect(files.filter(({ service }) => service === 'mongodb').map(({ owner }) => owner)).toEqual([999, 999]);
  });

  test('contains the test user only when requested', () => {
    expect(passwordNames(false)).not.toContain('nats-e2e');
    expect(secretFiles(password, false).filter(({ service }) => service === 'e2e')).toEqual([]);
    expect(secretFiles(password, true).filter(({ service }) => service === 'e2e')).toHaveLength(3);
  });
});
