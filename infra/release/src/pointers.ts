import { z } from 'zod';

/** Build of each remote that the gateway serves to browsers. */
export type Pointers = Readonly<Record<string, { build: string }>>;

const pointersSchema = z.record(z.string(), z.strictObject({ build: z.string() }));

/** Parses a pointer file. Null or empty text has no pointers. @throws Error for an invalid file, which must not be overwritten. */
export const parsePointers = (text: string | null): Pointers =>
  text?.trim() ? pointersSchema.parse(JSON.parse(text)) : {};

export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;

export const pointedAt = (pointers: Pointers, remote: string, build: string): Pointers => ({
  ...pointers,
  [remote]: { build },
});
