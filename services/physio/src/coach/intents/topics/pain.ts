/** Pain: how much, which kind, whether it is normal, and its effect on the day. */
export const PAIN = {
  worried: '16 worried; 17 worried pain|bodyPart|should',
  painDays: '14 days3 above6; 15 days3 @high; 12 above6 seeSomeone; 12 days3 seeSomeone; 11 above6 days3',
  seeSomeone: '10 seeSomeone; 11 seeSomeone should|when; 11 seeSomeone pain',
  worseMorning:
    '13 worse morning before -@pain; 12 worse morning -@pain; 12 worse before -@pain; 11 worse exercise|raise -@pain -better',
  painIncreased: '10 worse; 11 worse pain|bodyPart; 11 worse helpMe|help; 12 pain worse',
  stiffness: '11 stiff morning|normal|better; 10 stiff; 11 stiff firstSteps; 12 stiff morning normal|should',
  firstSteps: '12 firstSteps pain|symptom|normal; 11 firstSteps; 13 firstSteps morning pain|symptom|normal -stiff',
  painNow: '14 @pain',
  painNormal: `11 pain normal; 13 scale -@pain; 12 pain normal exercise|raise|should; 11 normal how pain; 10 normal exercise should; 11 symptom normal;
    9 normal pain; 6 normal bodyPart -exercise; 7 normal -run -stage -exercise -@short`,
  symptom: '7 symptom; 8 symptom bodyPart; 7 pain; 8 pain bodyPart; 3 bodyPart; 9 pain run -when -normal -settled',
  progress: '10 better; 11 better bodyPart|pain; 11 better how|what; 11 better show',
  readiness: '10 readiness; 11 readiness what|why|how',
} as const;
