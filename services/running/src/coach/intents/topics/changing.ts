/**
 * Topics on changes of the plan: missed, swapped and added sessions, and races. The notation is described in
 * intents/rules.ts.
 */
export const CHANGING = {
  stack: `9 missed double|stack tomorrow|today|@day; 9 stack longRun threshold; 12 onto @day|session|tomorrow|today|longRun; 8 both|begge tomorrow|today|@day; 9 yesterday run|session today|tomorrow should; 9 stack tomorrow|today|@day|weekend|yesterday; 8 missed stack; 9 missed stack tomorrow|today|weekend;
    8 missed add; 7 stack longRun; 8 missed longRun add|stack; 6 stack session; 7 stack yesterday; 8 missed swap;
    6 stack run`,
  missed: `11 missed longRun tomorrow|instead -stack; 10 missed work; 9 missed week; 7 missed; 8 missed longRun; 8 missed work|tired|pain|what; 8 missed @day; 8 missed yesterday;
    8 missed should; 7 work missed`,
  swap: `8 swap @day; 9 swap @day tomorrow|today; 10 longRun @day instead; 10 session @day instead -crossMode;
    10 run @day instead -crossMode; 7 swap session|run|longRun|intervals; 8 swap tomorrow|today|weekend; 6 swap;
    8 swap longRun @day`,
  runAgain: `9 consecutive run|should|session -tired -low; 10 consecutive okay|should run -tired;
    8 again run today -what; 7 run again today -what; 9 if|hvis|om again run today; 8 double today -week; 7 every run days; 8 run dayOff between;
    7 run tomorrow again; 8 should run every days`,
  add: `9 intervals|threshold|pace instead -what -of -for -without -rather -crossMode -bike -easy -easier; 4 intervals @short; 10 intervals instead score|easy|fine|upgrade -tired -crossMode -missed; 10 upgrade instead -tired; 8 intervals @day|tomorrow|weekend want|vil|lyst|should; 9 add howMany -week; 9 add more; 6 intervals should; 6 intervals when -race; 7 another|sixth|sjette run; 8 run twice; 7 more mileage; 7 more want|vil|onsker -tired; 7 add intervals;
    8 add intervals @day; 7 add session; 7 add run; 7 add strength -how; 8 upgrade intervals;
    8 upgrade run|session; 7 intervals should today; 6 upgrade; 7 double -missed; 8 double run|session|week -missed;
    6 more run|session; 7 more week should; 7 fine intervals; 7 fine upgrade; 8 score upgrade;
    6 intervals instead -bike; 7 intervals tomorrow|@day|weekend should; 7 intervals today`,
  extraRace: `10 raceIt @distance|nextWeek|week|@day|tomorrow -parkrun; 8 raceIt; 7 race should @day; 8 raceIt @day|week|nextWeek|weekend;
    8 race should week|nextWeek|weekend; 8 race @distance @day`,
} as const;
