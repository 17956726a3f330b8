import { describe } from 'vitest';
import { checkScreens } from './check-screens.ts';
import { SCREENS } from './screens.ts';

describe('BEYOND-31 BEYOND-32 screens of the shell and of wellness', () => checkScreens(SCREENS));
