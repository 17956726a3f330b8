import { z } from 'zod';

/** The build of each remote that the gateway tells browsers to load. */
export type Pointers = Readonly<Record<string, { build: string }>>;

const pointersSchema = z.record(z.string(), z.strictObject({ build: z.string() }));

/** Parses a pointer file. Null has no pointers. Throws for an invalid file, which a release must not overwrite. */
export const parsePointers = (text: string | null): Pointers =>
  text?.trim() ? pointersSchema.parse(JSON.parse(text)) : {};

export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;

export const pointedAt = (pointers: Pointers, remote: string, build: string): Pointers => ({
  ...pointers,
  [remote]: { build },
});
