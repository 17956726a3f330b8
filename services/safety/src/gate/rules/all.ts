import { z } from 'zod';
import body from '../../../rules/body.json' with { type: 'json' };
import bone from '../../../rules/bone.json' with { type: 'json' };
import breath from '../../../rules/breath.json' with { type: 'json' };
import cauda from '../../../rules/cauda.json' with { type: 'json' };
import crisis from '../../../rules/crisis.json' with { type: 'json' };
import eating from '../../../rules/eating.json' with { type: 'json' };
import fuel from '../../../rules/fuel.json' with { type: 'json' };
import head from '../../../rules/head.json' with { type: 'json' };
import health from '../../../rules/health.json' with { type: 'json' };
import heart from '../../../rules/heart.json' with { type: 'json' };
import injury from '../../../rules/injury.json' with { type: 'json' };
import leg from '../../../rules/leg.json' with { type: 'json' };
import limits from '../../../rules/limits.json' with { type: 'json' };
import nerve from '../../../rules/nerve.json' with { type: 'json' };
import third from '../../../rules/third.json' with { type: 'json' };
import urgent from '../../../rules/urgent.json' with { type: 'json' };
import { CATEGORIES, type Rule } from '../categories.ts';

const phrase = z.string().trim().min(1).max(300);
const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  category: z.enum(CATEGORIES),
  tier: z.enum(['emergency', 'same_day', 'soon']),
  en: z.array(phrase),
  nb: z.array(phrase),
  excuses: z.array(z.enum(['denied', 'longPast', 'over', 'otherPerson', 'runner'])).optional(),
  chatOnly: z.literal(true).optional(),
});

/**
 * Schema of a rules file: a description with sources, and rules with phrases in the notation of `engine/pattern.ts`.
 */
const fileSchema = z.strictObject({ about: z.string().min(1), rules: z.array(ruleSchema) });

const FILES = [
  crisis,
  heart,
  breath,
  head,
  cauda,
  nerve,
  leg,
  injury,
  bone,
  health,
  eating,
  fuel,
  limits,
  body,
  third,
  urgent,
];

/**
 * All phrase rules of the JSON files in `rules/`.
 * @throws ZodError at start-up when a file does not match its schema
 */
export const RULES: Rule[] = FILES.flatMap((file) => fileSchema.parse(file).rules as Rule[]);
