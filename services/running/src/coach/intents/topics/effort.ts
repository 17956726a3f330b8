/** Topics on paces, zones and alternatives to running. The notation is described in intents/rules.ts. */
export const EFFORT = {
  paceZone: `5 @pace; 9 @pace zone; 8 @pace what|is; 7 @pace easy|pace`,
  thresholdTest: `9 threshold dont|ikke|unknown|no; 8 find threshold|pace; 7 find @short; 9 find threshold;
    9 threshold how find; 8 threshold how -fast; 8 find pace|zone; 8 test threshold; 7 how find heartRate;
    8 explain threshold -pace; 7 profileWord threshold`,
  heartRate: `8 heartRate; 9 heartRate zone|what|should|pace`,
  rpe: `8 rpe; 9 rpe explain|what|how`,
  feel: `9 easy too hard|fast|quick|fort|hardt -today; 8 easy feel; 8 how easy feel; 7 talk; 7 zone feel; 8 run feel how; 8 easy howHard; 7 howHard easy;
    8 easy how explain; 7 easy too; 8 too fast; 8 how know fast|easy; 8 easy nok|enough`,
  zonePace: `9 intervals pace; 9 threshold intervals what|which|hva -@day -today -tomorrow -taper -race -missed; 9 pace race; 8 @zone pace|what|howFast|me; 7 @zone; 7 threshold pace; 8 easy pace;
    8 marathonPace pace|what; 7 marathonPace; 7 intervals pace; 7 longRun pace; 8 pace howFast easy;
    9 @zone explain; 7 howFast; 6 pace what|should|me; 8 recovery pace; 6 threshold what; 8 race pace;
    7 pace today; 5 pace`,
  zones: `7 zone explain; 8 zone explain me; 6 zone -@zone; 7 zone what -@zone; 6 intensity explain`,
  treadmill: `8 treadmill; 9 treadmill instead|run|session`,
  instead: `9 crossMode should @short; 8 instead -make; 9 instead run|crossMode|weather|today; 7 crossMode run|session|should;
    8 crossMode instead; 8 crossMode today; 6 crossMode; 7 weather what|run|should|instead|session; 6 weather`,
  heat: `6 heat @short; 6 heat run|session|how|should -bodyPart -pain; 5 heat`,
  noWatch: `8 watch -heartRate; 9 watch without|broken|run -heartRate; 8 watch how -heartRate`,
  shortTime: `8 @minutes just|only|bare|kun|have|har|got -run -race -@day -jump -why;
    9 @minutes just|only|bare|kun -jump -why; 8 shortTime; 9 shortTime @minutes; 7 @minutes only;
    9 shortTime today|session; 9 @minutes har|have|got what|hva`,
  lighterWeek: `9 scale|dial|trim|ease|shrink|lighten|lower week -race -nextWeek -taper; 9 downWeek; 9 downWeek tired|should|need; 8 easier week -today; 8 easier nextWeek`,
  easier: `7 easier; 8 easier today|session|run|make; 8 easier tired; 7 too session; 7 easy make|version|option;
    7 easy instead session; 8 cut run|session -why -race`,
  tired: `9 tired bodyPart; 8 tired work; 6 tired; 7 tired today|run|session|should; 8 tired still; 7 tired week`,
} as const;
