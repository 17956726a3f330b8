import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EdgeProcess, startEdgeProcess } from '../testing/gateway-process.ts';
import { connectRaw, type RawConnection } from '../testing/raw-connection.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

const UPLOADS = 700;
/** Memory limits of the gateway in a cluster in MiB, from infra/k8s/base/parts/gateway.yaml. */
const HEAP_MIB = 384;
const LIMIT_MIB = 512;

const scope = createScope();
let wellness: TestUpstream;
let edge: EdgeProcess;
const uploads: RawConnection[] = [];

beforeAll(async () => {
  wellness = await startUpstream(answerWithName('wellness'));
});
beforeEach(async () => {
  edge = await startEdgeProcess([`--max-old-space-size=${HEAP_MIB}`], {
    ACCOUNT_URL: wellness.url,
    WELLNESS_URL: wellness.url,
    RUNNING_URL: wellness.url,
    NATS_URL: scope.natsUrl,
    BUS_PREFIX: scope.prefix,
    WEB_ROOT: import.meta.dirname,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
});
afterEach(async () => {
  for (const { socket } of uploads.splice(0)) socket.destroy();
  await edge.stop();
});
afterAll(() => wellness.close());

/** Sends the request headers and most of the body, but not the end of the body. */
const beginUpload = async (address: string, framing: string, sent: Buffer): Promise<RawConnection> => {
  const upload = await connectRaw(edge.port);
  uploads.push(upload);
  upload.socket.write(
    `POST /api/checkin HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
  );
  upload.socket.write(sent);
  return upload;
};

const ATTACKER = '203.0.113.1';
const BYSTANDER = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' };

/** Returns the sorted durations of another runner's requests in milliseconds. Every request must succeed. */
const bystanderTimes = async (calls: number): Promise<number[]> => {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const before = performance.now();
    const init = call % 2 === 0 ? { headers: BYSTANDER } : { method: 'POST', headers: BYSTANDER, body: '{"sleep":3}' };
    const answer = await fetch(`${edge.url}/api/checkin`, init);
    await answer.arrayBuffer();
    times.push(performance.now() - before);
    expect(answer.status).toBe(200);
  }
  return times.sort((a, b) => a - b);
};

/** Starts unfinished uploads while another runner sends requests, and asserts memory use and response times. */
const expectUnharmed = async (begin: (at: number) => Promise<RawConnection>): Promise<void> => {
  const memory: number[] = [];
  const begun = Promise.all(Array.from({ length: UPLOADS }, (_, at) => begin(at)));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(...(await bystanderTimes(20)));
    memory.push(await edge.memory());
  }
  await begun;
  times.push(...(await bystanderTimes(40)));
  memory.push(await edge.memory());
  times.sort((a, b) => a - b);
  expect(edge.alive()).toBe(true);
  expect(Math.max(...memory)).toBeLessThan(LIMIT_MIB);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(250);
};

describe('SECU-301 gateway with 700 concurrent unfinished uploads', () => {
  it('stays within the memory limit and responds quickly when one address announces 1 MiB per upload', async () => {
    await expectUnharmed(() => beginUpload(ATTACKER, 'content-length: 1048576', Buffer.alloc(1_048_566, 'x')));
  });

  it('stays within the memory limit and rejects all but 20 uploads from one address', async () => {
    await expectUnharmed(() => beginUpload(ATTACKER, 'content-length: 65536', Buffer.alloc(65_526, 'x')));
    const refused = () => uploads.filter(({ received }) => /^HTTP\/1\.1 429 [\s\S]*retry-after: 1/.test(received()));
    await until('the refusals', () => refused().length === UPLOADS - 20, 10_000);
  });

  it('stays within the memory limit and responds quickly when each upload comes from a different address', async () => {
    await expectUnharmed((at) =>
      beginUpload(`203.0.${at >> 8}.${at & 255}`, 'content-length: 65536', Buffer.alloc(65_526, 'x')),
    );
  });

  it('stays within the memory limit and responds quickly when uploads arrive in one-byte chunks', async () => {
    const bytes = Buffer.from('1\r\nx\r\n'.repeat(60_000));
    await expectUnharmed(() => beginUpload(ATTACKER, 'transfer-encoding: chunked', bytes));
  });
});
