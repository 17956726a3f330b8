import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';

const SCRIPT = `const words = ${JSON.stringify('push adapt recover reset '.repeat(400))};`;
const PICTURE = randomBytes(4_000);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REMOTE = { name: 'wellness', root: '', routes: ['/check-in'] };

describe.each([
  ['in a folder', false],
  ['on a web server', true],
])('front ends %s', (_where, served) => {
  let edge: Edge;

  beforeAll(async () => {
    const remote = { ...REMOTE };
    edge = await startEdge({ served, web: { remotes: [remote] } });
    remote.root = edge.place('wellness');
    writeFiles(edge.folder, {
      'secret.js': 'secret',
      'shell/assets/main.0a1b2c3d.js': SCRIPT,
      'shell/assets/main.0a1b2c3d.js.map': '{}',
      'shell/assets/small.css': 'a{}',
      'shell/assets/hero.png': PICTURE,
      'shell/assets/.hidden.js': 'hidden',
      'shell/favicon.svg': '<svg/>',
      'shell/media/bridge.mp4': PICTURE,
      'shell/sw.js': 'self;',
      'shell/builds.json': '[]',
      'wellness/current.json': '{"build":"b1"}',
      'wellness/b1/mf-manifest.json': JSON.stringify({ name: 'wellness', pad: ' '.repeat(2_000) }),
      'wellness/b1/mf-stats.json': '{}',
      'wellness/b1/assets/entry.js': SCRIPT,
    });
  });
  afterAll(() => edge.close());

  const get = (address: string, headers: Record<string, string> = {}) => request(edge.url + address, { headers });

  describe('file response', () => {
    test.each([
      ['/assets/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', IMMUTABLE],
      ['/assets/small.css', 'text/css; charset=utf-8', IMMUTABLE],
      ['/assets/hero.png', 'image/png', IMMUTABLE],
      ['/remotes/wellness/b1/mf-manifest.json', 'application/json; charset=utf-8', IMMUTABLE],
      ['/remotes/wellness/b1/assets/entry.js', 'text/javascript; charset=utf-8', IMMUTABLE],
      ['/favicon.svg', 'image/svg+xml', 'no-cache'],
      ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
      ['/media/bridge.mp4', 'video/mp4', 'no-cache'],
    ])('sends %s as %s with cache-control "%s"', async (address, type, cacheControl) => {
      const { statusCode, headers, body } = await get(address);
      await body.dump();
      expect([statusCode, headers['cache-control']]).toEqual([200, cacheControl]);
      expect(headers['content-type']).toContain(type);
    });
  });

  describe('file compression', () => {
    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('uses %s for text when accepted, even for concurrent requests', async (encoding, decompress) => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => get('/assets/main.0a1b2c3d.js', { 'accept-encoding': encoding })),
      );
      for (const { headers, body } of answers) {
        const bytes = Buffer.from(await body.arrayBuffer());
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'accept-encoding',
          'content-length': String(bytes.length),
          'cache-control': IMMUTABLE,
        });
        expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
        expect(decompress(bytes).toString()).toBe(SCRIPT);
      }
    });

    test.each([
      ['/assets/main.0a1b2c3d.js', 'identity'],
      ['/assets/main.0a1b2c3d.js', 'br;q=0'],
      ['/assets/small.css', 'br'],
      ['/assets/hero.png', 'br'],
    ])('is not applied to %s with accept-encoding %s', async (address, accepted) => {
      const { headers, body } = await get(address, { 'accept-encoding': accepted });
      await body.dump();
      expect(headers['content-encoding']).toBeUndefined();
    });

    test('uses the new content after a file has changed', async () => {
      writeFiles(edge.folder, { 'shell/changing.js': SCRIPT });
      await (await get('/changing.js', { 'accept-encoding': 'br' })).body.dump();
      writeFiles(edge.folder, { 'shell/changing.js': `${SCRIPT}//second` });
      const { body } = await get('/changing.js', { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(await body.arrayBuffer()).toString()).toMatch(/\/\/second$/);
    });
  });

  describe('conditional or range request', () => {
    test.each(['br', 'identity'])('returns 304 for an unchanged file (%s)', async (encoding) => {
      const first = await get('/sw.js', { 'accept-encoding': encoding });
      await first.body.dump();
      const tag = String(first.headers.etag);
      const again = await get('/sw.js', { 'accept-encoding': encoding, 'if-none-match': tag });
      expect([again.statusCode, await again.body.text()]).toEqual([304, '']);
    });

    test('returns a different entity tag for each encoding', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const { headers, body } = await get('/assets/main.0a1b2c3d.js', { 'accept-encoding': encoding });
          await body.dump();
          return headers.etag;
        }),
      );
      expect(new Set(tags).size).toBe(3);
      const again = await get('/assets/main.0a1b2c3d.js', {
        'accept-encoding': 'br',
        'if-none-match': String(tags[0]),
      });
      expect([again.statusCode, again.headers['content-security-policy'] !== undefined]).toEqual([304, true]);
      await again.body.dump();
    });

    test('is supported for uncompressed files', async () => {
      const head = await request(`${edge.url}/assets/hero.png`, { method: 'HEAD' });
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, '4000']);
      const part = await get('/assets/hero.png', { range: 'bytes=0-9' });
      expect([part.statusCode, (await part.body.arrayBuffer()).byteLength]).toEqual([206, 10]);
      const last = await get('/assets/hero.png', { range: 'bytes=-4' });
      expect(Buffer.from(await last.body.arrayBuffer())).toEqual(PICTURE.subarray(-4));
      expect([last.statusCode, last.headers['content-range']]).toEqual([206, 'bytes 3996-3999/4000']);
      const beyond = await get('/assets/hero.png', { range: 'bytes=9000-' });
      await beyond.body.dump();
      expect(beyond.statusCode).toBe(416);
      const ifRange = (tag: string) => get('/assets/hero.png', { range: 'bytes=0-9', 'if-range': tag });
      const lengths = [String(head.headers.etag), 'W/"another"'].map(
        async (tag) => (await (await ifRange(tag)).body.arrayBuffer()).byteLength,
      );
      expect(await Promise.all(lengths)).toEqual([10, 4_000]);
    });

    test('CHAT-48 returns the requested byte range of a video', async () => {
      const part = await get('/media/bridge.mp4', { range: 'bytes=100-' });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-3999/4000']);
      expect(Buffer.from(await part.body.arrayBuffer())).toEqual(PICTURE.subarray(100));
    });
  });

  describe('request for a private or missing file', () => {
    test.each([
      '/assets/nope.js',
      '/assets/',
      '/assets',
      '/assets/main.0a1b2c3d.js.map',
      '/assets/.hidden.js',
      '/assets/../index.html',
      '/assets/../../secret.js',
      '/assets/%2e%2e/%2e%2e/secret.js',
      '/assets/..%2f..%2fsecret.js',
      '/assets/..%5c..%5csecret.js',
      '/assets/%252e%252e/%252e%252e/secret.js',
      '/assets//main.0a1b2c3d.js',
      '/assets/main.0a1b2c3d.js%00.css',
      '/builds.json',
      '/media/',
      '/media/nope.mp4',
      '/media/../builds.json',
      '/remotes/wellness/current.json',
      '/remotes/wellness/b1',
      '/remotes/wellness/b1/',
      '/remotes/wellness/b1/mf-stats.json',
      '/remotes/wellness/b1/../../secret.js',
      '/remotes/wellness/%2e%2e/secret.js',
      '/remotes/wellness/b2/mf-manifest.json',
      '/remotes/../secret.js',
      '/remotes/other/b1/mf-manifest.json',
    ])('returns 404 for %s', async (address) => {
      const raw = await connectRaw(edge.port);
      raw.socket.write(`GET ${address} HTTP/1.1\r\nhost: a\r\naccept: application/json\r\nconnection: close\r\n\r\n`);
      const answer = await raw.ended;
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer.toLowerCase()).toContain('cache-control: no-store');
      expect(answer).toContain('"message":"There is nothing at this address."');
    });
  });
});
