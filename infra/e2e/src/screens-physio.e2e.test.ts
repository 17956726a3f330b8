import { describe } from 'vitest';
import { checkScreens } from './check-screens.ts';
import { PHYSIO_SCREENS } from './screens-physio.ts';

describe('BEYOND-31 BEYOND-32 screens of the physio coach', () => checkScreens(PHYSIO_SCREENS));
