/** What to do today, how, how often and how much; and care of the area in addition to it. */
export const EXERCISES = {
  slow: '10 slow raise; 9 slow exercise -run; 7 slow -run; 8 slow how -run',
  often:
    '10 often raise|exercise|weight -run -stage; 8 often -run -stage -between; 9 howMany often; 10 often bodyPart -run -stage',
  weight: '9 weight raise|exercise|bodyPart; 8 weight how|what|howMany|should; 6 weight',
  sets: '8 sets howMany|what; 9 sets raise howMany',
  form: '13 @exercise what|explain -should -today -often -weight -sets -slow -howMany -why; 12 @exercise @short; 9 form; 10 form exercise|raise; 7 how raise; 7 explain raise',
  logHow: '9 done how|should; 8 done exercise; 6 done',
  missedExercises: '9 missed exercise|raise|yesterday|today; 7 missed; 12 miss days|day|exercise|raise',
  more: '9 add exercise|raise|should; 7 add; 12 add sets',
  exercises: `8 exercise; 9 exercise today|what|bodyPart; 10 exercise what today; 5 raise; 7 raise today|what; 8 exercise should -worse;
    6 what today; 6 bodyPart what should; 5 what should today; 6 what today bodyPart; 7 rest should|today -run`,
  dose: '8 dose; 9 dose why|what; 7 why exercise; 8 why raise|sets',
  phase: '9 phase; 10 phase what|when|why|howLong',
  avoid: '9 avoid; 10 avoid what|exercise|bodyPart',
  barefoot: '10 shoes; 11 shoes walk|should|bodyPart',
  bed: '11 bed; 12 bed should|today -firstSteps -stiff -morning -hop',
  care: '9 stretch; 10 stretch should|bodyPart|pain -medicine; 7 sleep -symptom; 7 sit; 6 stairs -pain -@exercise',
  instead: '8 instead; 10 instead run|should|exercise; 7 walk should; 6 walk -run -stage; 7 walk howLong|howMany',
} as const;
