import type { PhysioInjury, PhysioProfile } from '@stridewell/contracts/web';

/** The injury that the form saves: the profile, which is the first injury, or the second one. Null to create it. */
export type Target = { kind: 'first'; saved: PhysioProfile | null } | { kind: 'second'; saved: PhysioInjury | null };
