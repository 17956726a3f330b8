/** Functions that read the strength of the pain in a text: in messages to the coaches and in check-in notes. */
export { painInNote } from './note-pain.ts';
export { painIn } from './pain.ts';
export { bareNumberIn, type ReportedPain, reportedPainIn, ruledPain, worstOf } from './told-pain.ts';
