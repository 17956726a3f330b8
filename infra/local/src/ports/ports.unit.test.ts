import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { PART_NAMES } from '../parts/names.ts';
import { freePort, freePorts } from './free.ts';
import { portPlan } from './plan.ts';
import { isFree, takenMessage, takenParts } from './taken.ts';

describe('portPlan', () => {
  test('assigns each process a fixed offset from the base port, with zero for the gateway', () => {
    const plan = portPlan(8080);
    expect(plan).toMatchObject({ gateway: 8080, account: 8081, wellness: 8082, running: 8083, 'running-worker': 8084 });
    expect(plan).toMatchObject({ physio: 8085, nats: 8090, redis: 8092, database: 8093 });
    for (const name of PART_NAMES) expect(portPlan(9000)[name] - plan[name]).toBe(920);
  });

  test('assigns each process a different port', () => {
    expect(new Set(Object.values(portPlan(8080))).size).toBe(PART_NAMES.length);
  });
});

describe('takenMessage', () => {
  test('lists each taken port with the name of its process in one sentence', () => {
    const plan = portPlan(8080);
    expect(takenMessage(plan, ['running'])).toBe(
      'Port 8083 (running) is taken by another program; use --port N to move all.',
    );
    expect(takenMessage(plan, ['gateway', 'account', 'nats'])).toBe(
      'Ports 8080 (gateway), 8081 (account) and 8090 (nats) are taken by another program; use --port N to move all.',
    );
  });
});

describe('takenParts', () => {
  test.each(['127.0.0.1', '0.0.0.0', '::1'])('reports a port that a server listens on at %s', async (host) => {
    const ports = await freePorts();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(ports.wellness, host, resolve));
    expect(await takenParts(ports, PART_NAMES)).toEqual(['wellness']);
    await new Promise((resolve) => server.close(resolve));
    expect(await takenParts(ports, PART_NAMES)).toEqual([]);
  });
});

describe('freePort', () => {
  test('never returns the same port twice', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));
    expect(new Set(ports).size).toBe(50);
    expect(await isFree(ports[0] ?? 0)).toBe(true);
  });
});
