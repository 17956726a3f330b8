import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Validator } from '@seriousme/openapi-schema-validator';
import { EVENTS } from '@stridewell/contracts/events/events';
import { OPERATIONS } from '@stridewell/contracts/web';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventsDocument } from './compare/events.ts';
import { compareContracts } from './compare-contracts.ts';
import { type Documents, EVENTS_FILE, generateDocuments, httpFile, readPresent, readReleased } from './files.ts';
import { SERVICES } from './process-contracts.ts';

// The timeouts are long because the tests build every service.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface Named {
  service: string;
  name: string;
  operation: {
    operationId?: string;
    summary?: string;
    tags?: string[];
    security?: object[];
    parameters?: { in: string; name: string }[];
    responses: Record<string, { description: string }>;
  };
}

const validator = new Validator();
let documents: Documents;
let operations: Named[];
beforeAll(async () => {
  documents = await generateDocuments();
  operations = SERVICES.flatMap((service) => {
    const paths = Object.entries(documents[httpFile(service)]?.paths as Record<string, Record<string, never>>);
    return paths.flatMap(([path, methods]) =>
      Object.entries<Named['operation']>(methods).map(([method, operation]) => ({
        service,
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
  });
}, 60_000);

describe('generateDocuments', () => {
  it('returns the contract documents that are stored in the repository', async () => {
    const written = await readPresent();
    for (const [name, document] of Object.entries(documents))
      expect(JSON.stringify(written[name]) === JSON.stringify(document), `${name} differs from the code`).toBe(true);
  });

  it('returns a contract that is compatible with the released contract', async () => {
    expect(compareContracts(await readReleased(), documents).breaks).toEqual([]);
  });
});

describe('OpenAPI documents of the services', () => {
  it.each(SERVICES)('are valid OpenAPI 3.1 (%s)', async (service) => {
    const result = await validator.validate(structuredClone(documents[httpFile(service)] ?? {}));
    expect(result).toEqual({ valid: true });
    expect(documents[httpFile(service)]).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
  });

  it('describe the purpose, the security and the responses of each operation', () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const { name, operation } of operations) {
      const { operationId, summary, tags, security, responses } = operation;
      expect(operationId, name).toMatch(/^(get|post|put|patch|delete)[A-Z]\w+$/);
      expect(summary, name).toMatch(/^[A-Z][a-z].{5,}[^.]$/);
      expect(tags, name).toHaveLength(1);
      expect(security, name).toBeDefined();
      const statuses = Object.keys(responses);
      expect(
        statuses.filter((status) => status.startsWith('2')),
        name,
      ).toHaveLength(1);
      expect(statuses, name).toEqual(expect.arrayContaining(['429', '503']));
      for (const { description } of Object.values(responses)) expect(description, name).not.toMatch(/Default|^\d*$/);
    }
  });

  it('have unique operation ids and declare every path parameter', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { name, operation } of operations) {
      const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      expect(operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name) ?? [], name).toEqual(
        places,
      );
    }
  });

  it('contain exactly the operations in `OPERATIONS`', () => {
    const documented = operations.map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1')).toSorted();
    const named = Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`);
    expect(named.toSorted()).toEqual(documented);
  });
});

describe('AsyncAPI document', () => {
  const document = (): EventsDocument => documents[EVENTS_FILE] as unknown as EventsDocument;
  const receivers = () => Object.entries(document().operations).filter(([, { action }]) => action === 'receive');

  it('is valid AsyncAPI 3, including the payload schemas', async () => {
    const path = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.1.0.json');
    // The AsyncAPI schema already includes the draft 7 meta-schema.
    const ajv = new Ajv({ strict: false, logger: false, meta: false, validateSchema: false });
    formats.default(ajv);
    const validate = ajv.compile(JSON.parse(await readFile(path, 'utf8')));
    expect(validate(document()), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    const wrong = structuredClone(document()) as unknown as { channels: Record<string, { address: number }> };
    for (const channel of Object.values(wrong.channels)) channel.address = 7;
    expect(validate(wrong)).toBe(false);
  });

  it('contains every event with its sender', () => {
    expect(Object.keys(document().channels)).toEqual(Object.keys(EVENTS).toSorted());
    for (const { name, stream } of Object.values(EVENTS)) {
      expect(document().channels[name]?.address).toBe(`${name}.{userId}`);
      expect(document().operations[`${stream}.sends.${name}`]?.action).toBe('send');
    }
  });

  it('contains the consumers of every service, each with an existing event', () => {
    expect(receivers().length).toBeGreaterThan(20);
    for (const [name, { channel }] of receivers()) {
      expect(name).toMatch(/^(account|wellness|running|physio)\./);
      expect(EVENTS[channel.$ref.replace('#/channels/', '')], name).toBeDefined();
    }
    for (const service of SERVICES) expect(receivers().some(([name]) => name.startsWith(`${service}.`))).toBe(true);
    expect(receivers().map(([name]) => name)).toContain('running.erases-jobs');
  });
});
