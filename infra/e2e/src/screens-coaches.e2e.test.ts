import { describe } from 'vitest';
import { checkScreens } from './check-screens.ts';
import { PHYSIO_SCREENS } from './screens-physio.ts';
import { RUNNING_SCREENS } from './screens-running.ts';

describe('BEYOND-31 BEYOND-32 screens of the coaches', () => checkScreens([...RUNNING_SCREENS, ...PHYSIO_SCREENS]));
