import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const names = z.array(z.string().min(1)).default([]);

/**
 * Schema of a kustomization. It is strict: if unknown keys were ignored, the tests would check manifests that differ
 * from those applied to a cluster.
 */
const schema = z.strictObject({
  apiVersion: z.string().startsWith('kustomize.config.k8s.io/'),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: names,
  components: names,
  labels: z
    .array(z.strictObject({ pairs: texts, includeSelectors: z.literal(false), includeTemplates: z.literal(true) }))
    .default([]),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({
          kind: z.string(),
          name: z.string().optional(),
          labelSelector: z
            .string()
            .regex(/^[^=,!]+=[^=,!]+$/)
            .optional(),
        }),
        path: z.string(),
      }),
    )
    .default([]),
  configMapGenerator: z
    .array(z.strictObject({ name: z.string(), behavior: z.literal('merge').optional(), literals: z.array(z.string()) }))
    .default([]),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string().optional(), newTag: z.coerce.string() }))
    .default([]),
});

export type Kustomization = z.infer<typeof schema>;

/** True when a path is a folder that contains a kustomization. */
export const isKustomized = (folder: string): boolean => existsSync(join(folder, 'kustomization.yaml'));

/** Reads the kustomization of a folder. @throws Error for an unsupported key or value. */
export const readKustomization = (folder: string): Kustomization => {
  const path = join(folder, 'kustomization.yaml');
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
};
