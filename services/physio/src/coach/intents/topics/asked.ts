/** Everyday questions about the programme. intents/rules.ts explains the notation. */
export const ASKED = {
  timeOfDay:
    '12 timeOfDay exercise|raise|run|stage|test|should|checkin -pain -symptom -worse -stiff -firstSteps -nextStage -@pain',
  sameDay: '13 sameDay exercise|raise|should -@pain -pain -symptom -worse -timeOfDay',
  sport: '12 sport -pain -symptom -worse; 13 sport should|when -pain -symptom -worse',
  noKit: '14 noKit',
  shortTime: '13 shortTime -@pain -run; 12 shortTime exercise',
  daily: '11 daily -raise -@exercise; 18 daily worried|should -@exercise',
  motive: '13 motive -symptom',
  lowDay: '12 lowDay -symptom -@pain',
  tick: '13 tick',
  undone: '14 undone',
  lie: '18 lie -cant -cannot -awake -wakes -vekker -ikke',
  bothSides: '15 bothSides -symptom -pain',
  areas: '13 areas',
  travel: '13 away -where -pain -symptom',
  gym: '13 gym -pain -symptom; 12 gym',
  otherArea: '14 otherArea -symptom -pain -aching -vondt',
  trend: '13 trend pain; 12 trend; 14 howMany pain yesterday',
  pace: '16 pace walkBreak; 12 pace run|stage|ladder|jogge; 11 pace -slow -raise',
  where: '12 where run|should|ladder -ice -shoes -symptom',
  weather: '13 weather run|should; 18 weather worried; 12 weather',
  nextRun: '13 nextRun -@pain -clean',
  sessionLength:
    '13 howLong exercise|raise today; 13 howLong run today -ready -race; 12 howLong exercise -bodyPart -every; 12 minutes session|run today; 13 minutter run|økta today',
  begin: '13 begin -run -@exercise',
} as const;
