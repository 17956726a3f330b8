import { z } from 'zod';
import { PHYSIO_EQUIPMENT } from '../web/physio-choices.ts';
import { missingOrInvalid } from './common.ts';

const equipmentSchema = z
  .array(z.enum(PHYSIO_EQUIPMENT, { error: missingOrInvalid }), { error: missingOrInvalid })
  .min(1, 'Please choose at least one')
  .max(PHYSIO_EQUIPMENT.length, `At most ${PHYSIO_EQUIPMENT.length}`)
  .superRefine((given, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', path: [], message, input: given });
    if (new Set(given).size < given.length) refuse('Please choose each once');
    if (given.includes('none') && given.length > 1) refuse('Please choose none alone');
  });

/**
 * Body of PUT /api/physio/choices: the runner's equipment for the exercises, whether today's session is the ten-minute
 * version, and whether the runner is 60 or older. A missing field is left unchanged.
 */
export const physioChoicesBody = z
  .strictObject({
    equipment: equipmentSchema.optional(),
    short: z.boolean({ error: missingOrInvalid }).optional(),
    /**
     * Whether the runner is 60 or older, for tests whose norm decreases with age. The running profile takes precedence.
     */
    from60: z.boolean({ error: missingOrInvalid }).optional(),
  })
  .superRefine((given, context) => {
    if (Object.values(given).every((value) => value === undefined))
      context.addIssue({ code: 'custom', path: [], message: 'Please choose something', input: given });
  });

/** The stored choices. */
export const physioChoicesSchema = z.object({
  /** Date in the runner's time zone. */
  date: z.string(),
  /** Null until the runner has been asked. */
  equipment: z.array(z.enum(PHYSIO_EQUIPMENT)).nullable(),
  /** True when today's session is the ten-minute version. */
  short: z.boolean(),
  /** Null until the runner has been asked. Missing in responses from the previous release. */
  from60: z.boolean().nullable().optional(),
});
