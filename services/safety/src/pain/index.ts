/** How strong a pain a text names: of messages to the coaches, and of check-in notes. */
export { painInNote } from './note-pain.ts';
export { painIn } from './pain.ts';
export { bareNumberIn, type ReportedPain, reportedPainIn, ruledPain, worstOf } from './told-pain.ts';
