import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { errorSchema } from '@stridewell/contracts/http/common';
import { z } from 'zod';
import { asyncApiFile } from './asyncapi.ts';
import { type ProcessContract, readProcessContracts, SERVICES } from './process-contracts.ts';

const ROOT = new URL('../../../services/contracts/', import.meta.url);
export const EVENTS_FILE = 'asyncapi/events.json';
export const httpFile = (service: string): string => `openapi/${service}.json`;
export const FILES: readonly string[] = [...SERVICES.map(httpFile), EVENTS_FILE];

/** Folder that contains the released contract. */
const RELEASED = 'released/';
const RELEASE_FILE = 'released/release.json';
const versionSchema = z.string().regex(/^\d+\.\d+\.\d+$/);
const releaseSchema = z.strictObject({ version: versionSchema });
/** True when a string is a release version. */
export const isVersion = (text: unknown): boolean => versionSchema.safeParse(text).success;

/** The contract documents by file name. */
export type Documents = Readonly<Record<string, Record<string, unknown>>>;

const pathOf = (name: string): string => fileURLToPath(new URL(name, ROOT));
const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
const read = async (name: string): Promise<Record<string, unknown>> => JSON.parse(await readFile(pathOf(name), 'utf8'));

const readAll = async (folder: string): Promise<Documents> =>
  Object.fromEntries(await Promise.all(FILES.map(async (name) => [name, await read(`${folder}${name}`)] as const)));

/** Reads the current contract from the contract files. */
export const readPresent = (): Promise<Documents> => readAll('');
/** Reads the released contract. */
export const readReleased = (): Promise<Documents> => readAll(RELEASED);
/** Returns the version of the released contract; null when no contract was released. */
export const readRelease = async (): Promise<{ version: string } | null> =>
  existsSync(pathOf(RELEASE_FILE)) ? releaseSchema.parse(await read(RELEASE_FILE)) : null;

const sorted = <T>(object: Record<string, T>): [string, T][] =>
  Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns the document with every copy of a schema replaced by a reference to one named component. */
const withNamed = (value: unknown, name: string, schema: unknown): unknown => {
  if (isDeepStrictEqual(value, schema)) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((one) => withNamed(one, name, schema));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNamed(inner, name, schema)]));
};

/**
 * Returns the OpenAPI document of a service. It is the service's `/docs/json` with paths and methods in alphabetical
 * order and with the common error format as one component.
 */
const openApiFile = ({ http }: ProcessContract, errorShape: unknown): Record<string, unknown> => {
  const paths = sorted(http.paths).map(([path, methods]) => [path, Object.fromEntries(sorted(methods))]);
  const { components, ...rest } = http as Record<string, object>;
  const named = withNamed({ ...rest, paths: Object.fromEntries(paths) }, 'Error', errorShape) as object;
  return { ...named, components: { ...components, schemas: { Error: errorShape } } };
};

/** Generates the contract from the code. */
export const generateDocuments = async (): Promise<Documents> => {
  const processes = await readProcessContracts();
  const errorShape = z.toJSONSchema(errorSchema, { io: 'output' });
  delete errorShape.$schema;
  const files: [string, Record<string, unknown>][] = [
    ...SERVICES.map((service) => [httpFile(service), openApiFile(processes[service], errorShape)] as const),
    [EVENTS_FILE, asyncApiFile(processes)],
  ].map(([name, document]) => [name as string, document as Record<string, unknown>]);
  // Removes undefined values, as writing a document to a file and reading it does.
  return Object.fromEntries(files.map(([name, document]) => [name, JSON.parse(JSON.stringify(document))]));
};

/** Writes documents to the files that {@link readPresent} reads. */
export const writePresent = async (documents: Documents, folder = ''): Promise<void> => {
  for (const [name, document] of Object.entries(documents)) {
    const path = pathOf(`${folder}${name}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, textOf(document));
  }
};

/** Writes documents as the released contract. @throws Error when the version is invalid. */
export const writeReleased = async (documents: Documents, version: string): Promise<void> => {
  const release = releaseSchema.parse({ version });
  await writePresent(documents, RELEASED);
  await writeFile(pathOf(RELEASE_FILE), textOf(release));
};
