/** Topics on scores, limits and completed training. The notation is described in intents/rules.ts. */
export const NUMBERS = {
  checkinEffect: `9 why cut run|session|plan|me -race; 9 why easier session|run|plan|today|ble|was;
    9 why change run|session|today; 9 checkin change; 8 checkin plan|week|session; 8 change week why|what;
    7 change today why|what; 8 plan change; 7 change what|why; 8 why session change; 6 change week;
    8 score change plan|session|week; 7 why dayOff today; 7 why rest today`,
  checkinHow: `7 checkin; 8 checkin how|where|what|when; 8 score how explain; 8 score how find; 8 bandName explain;
    8 band explain`,
  score: `10 bandName explain today; 10 why score -change -plan; 9 why recovery -pace; 9 why bandName -change; 8 bandName what|today|only -session -run -plan -week; 8 stopped|stopping|stop bandName|score; 10 low score why|what; 7 score; 8 score why|low|what; 8 why bandName; 7 bandName; 8 why low; 8 score today;
    7 trend score|checkin; 7 low score; 7 why easy today; 7 band; 8 why band`,
  trend: `8 trend; 9 trend score|checkin|me; 8 checkin week how; 8 score week`,
  capWhy: `9 reason|stopping|hvorfor @minutes; 8 cannot|cant|kan @minutes yet; 9 why cannot|cant|ikke|not more; 8 why not longer|lengre|lenger; 9 why longest; 9 why jump;
    8 why more run; 9 why @minutes should; 8 jump; 8 why cant more; 8 why longRun longest|short; 9 why @minutes`,
  longRun: `9 longRun howLong; 7 longRun; 8 longRun howLong; 8 longRun longest; 8 longRun @day; 8 longRun when`,
  cap: `9 longest howLong; 8 longest run; 8 longest; 8 @minutes run; 8 @minutes @day -shortTime; 8 @distance run; 8 @distance @day;
    7 @minutes longRun; 8 @distance longRun; 7 @distance should; 7 @minutes should; 9 @minutes others;
    8 longRun others; 8 howLong should run -today; 8 @distance race @day; 9 @distance one`,
  nextWeek: `8 nextWeek; 10 nextWeek howMany -cut;  9 nextWeek plan|what|session; 8 week next -cut`,
  lastWeek: `8 lastWeek; 8 summary; 9 lastWeek howMany|how|summary; 8 summary week`,
  weekTotal: `8 howMany minutes|minutter|timer|hours run|session -today -@day -done -@span; 8 howMany week; 9 howMany minutes week; 8 howLong week; 9 howMany run week; 8 howMany session week;
    7 minutes week`,
  weekLeft: `9 left what @day -race -instead; 8 left run|session; 8 which left; 9 week still|remain; 8 still session|run do; 8 left week;
    9 left week plan; 7 left session|run|plan -race; 8 left what -race; 7 when next run|session|intervals`,
  restDays: `5 dayOff @short; 8 dayOff when|what -today; 9 dayOff what week; 8 dayOff days|week -today;
    8 dayOff howMany; 7 dayOff me -today; 8 what days fri`,
  done: `10 howMany done; 8 howMany done; 8 done howMany week; 7 done week; 8 done run howLong; 8 done what -@day`,
  logHow: `9 how log|logge|logger|logging|registrere|registrerer|record; 9 where log|logge|logger; 8 done how log;
    9 log how|where; 8 log; 6 done today -what -howMany`,
  progress: `9 summary week -lastWeek; 8 me howLong along; 7 ligger an|bra|godt; 8 how going|gar|gikk|went session|run|training|it|det;
    9 how going training|treningen|treninga; 8 progress; 9 progress week; 8 week how -plan -howMany; 7 how me week`,
  makePlan: `8 make plan; 9 make plan week; 8 make week; 7 need plan; 8 new plan`,
  profile: `8 profileWord; 9 profileWord change|where|how; 7 change goal|days|race; 7 where change; 8 change race;
    8 change goal`,
  goal: `6 goal; 7 goal what`,
} as const;
