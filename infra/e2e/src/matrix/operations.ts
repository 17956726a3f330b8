import { PATHS } from '@stridewell/contracts/web';
import type { StackUrls } from '@stridewell/local/stack-types';
import { z } from 'zod';

/** A JSON Schema as it appears in the API documents. */
export type JsonSchema = Record<string, unknown>;

const SERVICES = ['account', 'wellness', 'running', 'physio'] as const;

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const operationSchema = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One operation of the API, as documented by the service. */
export interface Operation {
  /** The operation's name in test reports and tables, such as `POST /api/checkin`. */
  name: string;
  method: string;
  /** Documented path, with parameters in the form `{name}`. */
  path: string;
  /** Service that owns the operation. The gateway owns some operations itself. */
  service: (typeof SERVICES)[number] | 'gateway';
  /** Callers that the operation's documentation allows: a signed-in runner, anyone, or not stated. */
  secured: 'session' | 'nobody' | 'unsaid';
  pathParameters: string[];
  queryParameters: string[];
  body: JsonSchema | null;
  /** Schema of each documented status; null when the response has no JSON schema. */
  answers: Map<number, JsonSchema | null>;
}

/** The live update stream, which the gateway serves itself and which has no API document. */
const LIVE: Operation = {
  name: `GET ${PATHS.live}`,
  method: 'GET',
  path: PATHS.live,
  service: 'gateway',
  secured: 'session',
  pathParameters: [],
  queryParameters: [],
  body: null,
  answers: new Map([200, 401, 429, 503].map((status) => [status, null])),
};

const JSON_TYPE = 'application/json';

const toOperation = (
  service: Operation['service'],
  path: string,
  verb: string,
  { security, parameters, requestBody, responses }: z.infer<typeof operationSchema>,
): Operation => {
  const method = verb.toUpperCase();
  const named = (where: string) => parameters.filter((one) => one.in === where).map(({ name }) => name);
  return {
    name: `${method} ${path}`,
    method,
    path,
    service,
    secured: security === undefined ? 'unsaid' : security.length > 0 ? 'session' : 'nobody',
    pathParameters: named('path'),
    queryParameters: named('query'),
    body: requestBody?.content[JSON_TYPE]?.schema ?? null,
    answers: new Map(
      Object.entries(responses).map(([status, answer]) => [
        Number(status),
        answer.content?.[JSON_TYPE]?.schema ?? null,
      ]),
    ),
  };
};

/** Every operation of every service, read from the API documents of the running services. */
export const readOperations = async (urls: StackUrls): Promise<Operation[]> => {
  const documents = await Promise.all(
    SERVICES.map(async (service) => {
      const { paths } = documentSchema.parse(await (await fetch(`${urls[service]}/docs/json`)).json());
      return Object.entries(paths).flatMap(([path, verbs]) =>
        Object.entries(verbs).map(([verb, operation]) => toOperation(service, path, verb, operation)),
      );
    }),
  );
  return [...documents.flat(), LIVE];
};

/** True when the gateway routes the operation. Only services are allowed to call other operations. */
export const isRouted = ({ path }: Pick<Operation, 'path'>): boolean => path.startsWith('/api/');

/** True when the operation can change state. */
export const isUnsafe = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET';
