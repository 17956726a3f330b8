/** The sentence that is agreed to: on registration, on the card and in the question. Its version is kept by `account`. */
export const CONSENT_SENTENCE =
  'I am 13 or older and I agree that Stridewell stores my health data: check-ins, pain and notes.';
export const CONSENT_TITLE = 'May we store your health data?';
export const CONSENT_WHY = 'Your coaches work with it. You can take this back on your profile at any time.';
