import { z } from 'zod';

/** For each remote, the build that the gateway serves to browsers. */
export type Pointers = Readonly<Record<string, { build: string }>>;

const pointersSchema = z.record(z.string(), z.strictObject({ build: z.string() }));

/**
 * Parses a pointer file. Returns no pointers for null or an empty text. @throws Error for an invalid file, so that it
 * is not overwritten.
 */
export const parsePointers = (text: string | null): Pointers =>
  text?.trim() ? pointersSchema.parse(JSON.parse(text)) : {};

export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;

export const pointedAt = (pointers: Pointers, remote: string, build: string): Pointers => ({
  ...pointers,
  [remote]: { build },
});
