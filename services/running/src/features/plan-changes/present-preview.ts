import type { ChangePreview as PreviewResponse } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { ChangePreview } from '../../domain/week/change-preview.ts';
import { describePreview } from '../../messages/plan-change-messages.ts';

/** Converts the preview of a change to the API's response, with its words in the given language. */
export const presentPreview = (preview: ChangePreview, language: MessageLanguage): PreviewResponse => ({
  before: { ...preview.before },
  after: { ...preview.after },
  moved: preview.moved.map((one) => ({ ...one })),
  changed: [...preview.changed],
  next: { before: { ...preview.next.before }, after: { ...preview.next.after } },
  lines: describePreview(preview, language),
});
