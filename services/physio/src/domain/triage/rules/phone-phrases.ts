import type { RedFlag, TriagePhraseId, TriageQuestionId } from '@stridewell/contracts/web';

/** A sentence to read out on the phone, with the code of the answer that it states. */
export interface Phrase {
  code: TriagePhraseId;
  text: string;
}

/** First-person sentences that the runner can read out on the phone, one for each question answered yes. */
export const PHONE_PHRASES: Record<TriageQuestionId, string> = {
  cannot_walk: 'I cannot take four steps.',
  deformity: 'The painful part looks out of shape.',
  accident: 'It started with a fall or an accident.',
  saddle_numbness: 'I am numb around the saddle area, the inner thighs or the genitals.',
  bladder_bowel: 'There is a new change in my bladder, bowel or sexual function.',
  both_legs: 'Both my legs are weak or numb.',
  one_limb_tingling: 'I have a tingling in one leg or foot that stays the same.',
  sudden_weakness: 'My leg went weak suddenly.',
  foot_drop: 'My foot drops or slaps the floor when I walk.',
  spreading: 'The weakness is spreading.',
  pop_heel: 'I felt a pop or a kick at the heel or the calf.',
  cannot_rise: 'I cannot rise on my toes.',
  calf_swollen: 'My calf is swollen, warm and painful.',
  breathless: 'I am breathless, or my chest hurts.',
  joint_fast: 'The joint swelled within hours of an injury.',
  joint_hot: 'The joint is hot or red, or I have a fever.',
  fever: 'I have pain at night and a fever.',
  weight_loss: 'I have pain at night and have lost weight without meaning to.',
  past_cancer: 'I have pain at night and have had cancer.',
  unwell: 'I have pain at night and feel generally unwell.',
  bone_site: 'I have night pain in the shin, the hip or groin, the foot, or low at the back of the pelvis.',
  groin: 'The pain is in my groin.',
  hop_pain: 'It hurts when I hop.',
  pop: 'I felt or heard a pop when it happened.',
  locking: 'My knee locks or catches.',
  giving_way: 'My knee gives way under me.',
  knee_hot: 'My knee is swollen or hot.',
  cannot_straighten: 'I cannot straighten my knee.',
  numb_sole: 'The sole of my foot is numb or tingling.',
  bruised_tear: 'It began with a sudden tear under the foot, and there is a bruise.',
  calf_no_injury_swollen: 'My calf is swollen, warm and tender without an injury.',
  cannot_rise_two: 'I felt or heard a pop low in the leg, or I cannot rise on my toes.',
  thigh_pop_bruise: 'There was a pop at my sitting bone, there is a big bruise, or I cannot bend the knee.',
  knee_no_lift: 'After a pop or a fall I cannot lift the straight leg.',
  ankle_four_steps: 'I could not take four steps, just after it and now.',
  ankle_bone_sore: 'The bone itself is sore at my ankle or in the mid-foot.',
  ankle_high: 'The pain is above the ankle, and worse when the foot turns out.',
  foot_top_point: 'One point on top of my foot is sore or swollen, or it hurts when I hop.',
  toe_hot: 'My big toe is hot, red and very sore.',
  groin_signs: 'My groin hurts with weight on the leg, at night or on hopping, or I limp.',
  groin_testicle_fever: 'My testicle hurts, there is a lump, or I have a fever.',
  leg_tight_numb_run: 'My leg gets tight and my foot numb during exercise, and it passes in minutes of rest.',
  both_heels_stiff: 'Both my heels hurt, or my back has been stiff every morning for months.',
  bone_again: 'I have had two or more stress injuries, missed periods, lost weight or eaten too little.',
};

export const FLAG_PHRASES: Record<RedFlag, string> = {
  strength_loss: 'I have lost strength since the injury began.',
  numbness: 'I have numbness since the injury began.',
  swelling: 'I have swelling since the injury began.',
  night_pain: 'I have pain at night.',
};
