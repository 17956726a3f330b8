/** Topics other than exercises, pain and the return to running. intents/rules.ts explains the notation. */
export const BESIDE = {
  clinicianSaid: '14 clinicianSaid; 14 seeSomeone said|says|sier|sa fine|okay|ok|normal|greit',
  walkBreaks: '14 walkBreak; 15 walkBreak missed|should',
  warmUp: '13 warmUp',
  clicks: '10 clicks -symptom; 11 clicks bodyPart -symptom; 12 clicks normal|should -symptom',
  iceHeat: '11 ice -run; 11 heat -warmUp -run; 12 ice heat; 12 ice should -run; 12 heat should -warmUp -run',
  tape: '11 tape|support; 13 tape|support should|bodyPart',
  stairs: '10 stairs -pain -ready -run; 9 stairs should',
  shoes: '11 shoes -bare; 12 shoes should|which|what -bare; 12 shoes bodyPart -bare',
} as const;
