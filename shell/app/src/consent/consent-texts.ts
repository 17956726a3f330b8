/**
 * Consent text shown at registration, on the card and in the dialog. The account service stores the version of the text
 * that the runner agreed to.
 */
export const CONSENT_SENTENCE =
  'I am 13 or older and I agree that Stridewell stores my health data: check-ins, pain and notes.';
export const CONSENT_TITLE = 'May we store your health data?';
export const CONSENT_REASON = 'Your coaches use it to advise you. You can withdraw this on your profile at any time.';
