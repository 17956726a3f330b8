import { describe, expect, it, vi } from 'vitest';
import type { EventsDocument } from './compare/events.ts';
import type { SchemaObject } from './compare/schema.ts';
import { compareContracts } from './compare-contracts.ts';
import { type Documents, EVENTS_FILE, FILES, httpFile, readReleased } from './files.ts';

// The timeouts are long because the tests compare the whole contract.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const released = await readReleased();

type Part = 'paths' | 'channels';
/**
 * Returns one path or channel of a released file, because comparing the whole contract in each test would take too
 * long.
 */
const only = (file: string, part: Part, name: string): Documents => {
  const document = structuredClone(released[file]) as Record<Part, Record<string, unknown>>;
  return { [file]: { ...document, [part]: { [name]: document[part][name] } } };
};
/** Returns the breaking changes that `compareContracts` reports after `change` is applied to one path or channel. */
const breaksOf = (file: string, part: Part, name: string, change: (document: never) => void): string[] => {
  const present = only(file, part, name);
  change(present[file] as never);
  return compareContracts(only(file, part, name), present).breaks.map(({ where, what }) => `${where}: ${what}`);
};

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: SchemaObject }> }>;
  requestBody?: { content: Record<string, { schema: SchemaObject }> };
}
type Paths = { paths: Record<string, Record<string, Operation>> };
const operations = FILES.filter((file) => file !== EVENTS_FILE).flatMap((file) =>
  Object.entries((released[file] as unknown as Paths).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ file, path, method })),
  ),
);
const events = Object.keys((released[EVENTS_FILE] as unknown as EventsDocument).channels);
const dataOf = (
  document: EventsDocument,
  name: string,
): { properties: Record<string, unknown>; required: string[] } => {
  const payload = document.channels[name]?.messages.event?.payload;
  const { properties } = payload as { properties: { data: never } };
  return properties.data;
};

describe('compareContracts', () => {
  it('returns no breaking changes and no additions for an unchanged contract', () => {
    expect(compareContracts(released, structuredClone(released))).toEqual({ breaks: [], added: [] });
  });

  it('reports every removed operation', () => {
    for (const { file, path, method } of operations) {
      const found = breaksOf(file, 'paths', path, ({ paths }: Paths) => delete paths[path]?.[method]);
      expect(found).toEqual([`${method.toUpperCase()} ${path.replace(/\{\w+\}/, '{}')}: is gone`]);
    }
  });

  it('reports every removed event field and every new required field', () => {
    let fields = 0;
    for (const name of events)
      for (const field of Object.keys(dataOf(released[EVENTS_FILE] as never, name).properties)) {
        fields += 1;
        const remove = (document: EventsDocument): void => {
          const data = dataOf(document, name);
          delete data.properties[field];
          data.required = data.required.filter((one) => one !== field);
        };
        expect(breaksOf(EVENTS_FILE, 'channels', name, remove), `${name} without ${field}`).not.toEqual([]);
        const addRequired = (document: EventsDocument): void => {
          dataOf(document, name).properties.fresh = {};
          dataOf(document, name).required.push('fresh');
        };
        expect(breaksOf(EVENTS_FILE, 'channels', name, addRequired), `${name} with a new required field`).not.toEqual(
          [],
        );
      }
    expect(fields).toBeGreaterThan(40);
  });

  it('reports a breaking change in a referenced component for each operation that uses the component', () => {
    const change = (document: { components: { schemas: { Error: { required: string[] } } } }): void => {
      document.components.schemas.Error.required = ['message'];
    };
    const found = breaksOf(httpFile('wellness'), 'paths', '/api/checkin', change as never);
    expect(found).toContain('POST /api/checkin: released clients read 409: statusCode may be missing');
  });
});
