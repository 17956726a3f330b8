import { writeFileSync } from 'node:fs';
import { workoutFit } from '../workout-fit.ts';
import { workoutZwo } from '../workout-zwo.ts';
import { GOLDEN_SESSIONS, goldenFile } from './golden-sessions.ts';

/**
 * Rewrites the files in `golden/`, after a deliberate change of the sessions or of the file formats. Run it from the
 * root with `npm exec -- node services/running/src/features/session-files/testing/write-golden.ts`, and review the
 * difference before committing it.
 */
for (const session of GOLDEN_SESSIONS) {
  writeFileSync(goldenFile(session, 'fit'), workoutFit(session.input));
  writeFileSync(goldenFile(session, 'zwo'), workoutZwo(session.input));
}
