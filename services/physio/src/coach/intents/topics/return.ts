/** Running again. */
export const RETURN = {
  betweenRuns:
    '11 between -stage -days3 -pain; 10 between run; 10 between how|howMany|should run; 12 run every between',
  cleanSessions: `11 clean stage|nextStage|ladder; 10 clean howMany; 11 howMany stage; 11 nextStage when|howMany; 11 often stage;
    10 howMany nextStage; 9 clean`,
  nextStage: `10 nextStage; 11 nextStage what; 12 nextStage what stage; 12 nextStage should; 11 nextStage later; 12 nextStage settled;
    12 nextStage pain; 15 nextStage @pain`,
  stage:
    '9 stage; 10 stage what; 10 stage today; 10 ladder what; 9 ladder; 10 ladder where; 9 how ladder; 10 ladder stage; 10 howMany minutes|minutter; 10 howLong exercise today',
  hillsWhen: '11 hills when|again -@meantime; 11 speed when|again; 12 hills speed when',
  hills: '10 hills; 11 hills should; 12 hills should meantime; 11 hills run|walk',
  hard: '10 speed; 11 speed should|today|tomorrow|weekend|@day; 10 full run; 10 full; 10 race; 11 race should|@day|weekend|tomorrow; 11 race @distance; 11 @distance run|@day|weekend|should -walk; 10 @distance -walk',
  hop: '10 hop; 11 hop should|test; 11 hop exercise; 10 test @try; 10 try test',
  tests: '9 test; 10 test what|how|bodyPart|pass',
  usualTime: `11 howLong last; 11 howLong usual; 12 howLong bodyPart last; 12 howLong usual last; 10 usual last; 11 when last -run -stage;
    9 howMany last week|weeks|months|uker|maneder; 11 howMany usual weeks|months|uker; 10 howLong bodyPart -run; 9 last when bodyPart`,
  ready: '11 ready run; 10 ready; 12 ready run when|what; 11 ready should',
  runWhen: `8 run; 9 run when; 10 run when again|igjen|allowed; 9 run should; 10 run howLong; 9 run today|tomorrow|weekend|@day; 10 run today should;
    9 again run; 10 when start|begynne|starte run`,
  healed: '10 healed -run -pain; 11 healed mark|merke|settled; 9 healed',
  runningCoach: '9 running coach; 9 lopecoach|lopetrener|lopetreneren',
} as const;
