/** Topics on race, taper, phases and strength. The notation is described in intents/rules.ts. */
export const SEASON = {
  taperWhen: `8 cut when; 9 taper when; 8 taper howLong; 7 cut when race; 8 taper start`,
  taperFast: `10 taper intervals; 10 intervals race close|near|drop|keep|stop; 10 cut intervals race|taper; 9 cut pace taper|race; 8 taper fast|fart|speed; 8 intervals before; 9 taper upgrade;
    9 intervals race -today; 8 intensity taper`,
  taperCut: `10 taper nextWeek; 10 cut nextWeek -run; 8 taper howMany|nextWeek; 9 cut howMany; 8 cut nextWeek; 8 taper howMany`,
  taper: `10 lastWeek race; 9 taper week; 7 taper; 8 taper what|explain|why|how`,
  raceDate: `8 howMany days until -missed -session -minutes -minutter; 7 howLong again|left -session -week; 8 left race; 9 race howMany until|days|left|week; 8 until race;
    6 race when; 7 race howLong; 7 race until; 8 race howLong until; 7 race howMany until|week|days|left;
    7 howMany week until|left race; 7 goal race; 6 race days|week; 7 race soon; 4 race`,
  faster: `8 race time|tid what|hva; 8 distance time|tid what|hva; 9 fastNow distance|race|run; 7 fastNow; 8 fastNow race|how|what; 6 fastNow goal`,
  phaseNext: `8 phaseName howLong; 9 phaseName after|etter|comes; 8 phase when|next; 8 phaseName when; 8 next phase; 7 phaseName start;
    8 when phaseName; 7 phase after|soon`,
  phase: `8 phase where|we|vi; 7 phase; 8 phase what|why|explain|me; 6 phaseName week|explain|why; 8 what building;
    7 phaseName what now|we|right`,
  strength: `10 strength howMany; 9 strength session|week; 7 strength; 8 strength howMany|need|when|how|should;
    8 strength week`,
  addons: `8 addons; 9 addons today; 7 addons what; 6 add today -run -session`,
  warmUp: `8 warmUp; 8 warmUp how|what|need`,
  stretching: `8 stretching; 8 stretching should|need|after`,
} as const;
