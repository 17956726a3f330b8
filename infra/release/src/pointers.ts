import { z } from 'zod';

/** Which build of each remote the edge tells browsers to load. */
export type Pointers = Readonly<Record<string, { build: string }>>;

const pointersSchema = z.record(z.string(), z.strictObject({ build: z.string() }));

/** A pointer file; none for null. Throws where it is not one: a release must not guess over it. */
export const parsePointers = (text: string | null): Pointers =>
  text?.trim() ? pointersSchema.parse(JSON.parse(text)) : {};

export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;

export const pointedAt = (pointers: Pointers, remote: string, build: string): Pointers => ({
  ...pointers,
  [remote]: { build },
});
