import type { z } from 'zod';
import type { Schemas } from '../http/operations.ts';
import type { OperationName } from './operations.ts';

type Part<N extends OperationName, K extends string> = Schemas[N] extends { [P in K]: infer S extends z.ZodType }
  ? S
  : never;
type Success<N extends OperationName> = Schemas[N] extends { response: { 200: infer S extends z.ZodType } } ? S : never;

/** Type of an operation's request body; undefined when the operation has none. */
export type BodyOf<N extends OperationName> = [Part<N, 'body'>] extends [never] ? undefined : z.input<Part<N, 'body'>>;
export type ParamsOf<N extends OperationName> = [Part<N, 'params'>] extends [never]
  ? undefined
  : z.input<Part<N, 'params'>>;
export type QueryOf<N extends OperationName> = [Part<N, 'querystring'>] extends [never]
  ? undefined
  : z.input<Part<N, 'querystring'>>;

/** Type of an operation's response body with status 200; undefined for a 204 response, a file or a stream. */
export type AnswerOf<N extends OperationName> = [Success<N>] extends [never] ? undefined : z.output<Success<N>>;
