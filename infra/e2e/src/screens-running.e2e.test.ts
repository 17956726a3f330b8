import { describe } from 'vitest';
import { checkScreens } from './check-screens.ts';
import { RUNNING_SCREENS } from './screens-running.ts';

describe('BEYOND-31 BEYOND-32 screens of the running coach', () => checkScreens(RUNNING_SCREENS));
