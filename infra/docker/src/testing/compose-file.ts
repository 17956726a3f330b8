import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const service = z.looseObject({
  image: z.string(),
  build: z
    .looseObject({ dockerfile: z.string(), args: z.record(z.string(), z.string().nullable()).optional() })
    .optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string(), required: z.boolean().optional() })).default({}),
  profiles: z.array(z.string()).optional(),
  restart: z.string().optional(),
});

const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.looseObject({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.unknown()),
});

export type ComposeService = z.infer<typeof service>;

/** Reads docker-compose.yml and replaces every `${NAME:-default}` with its default value. */
export const readComposeFile = (url = new URL('../../../../docker-compose.yml', import.meta.url)) => {
  const written = JSON.stringify(parse(readFileSync(url, 'utf8'), { merge: true }));
  return composeFile.parse(JSON.parse(written.replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')));
};
