import { describe, expect, it } from 'vitest';
import { beyondTalk } from './follow-up-parts.ts';

interface Asked {
  topic: string;
  own: string;
}

const topicOf = (own: string, topic = 'okay'): string =>
  beyondTalk<string, Asked>([{ topic, own }], 'unknown')[0].topic;

describe('LANG-370 beyondTalk', () => {
  it.each(['yes. is that all right?', 'av 10 ja. går det?', 'ok, but the heel?', 'ja, holder det med halvparten?'])(
    'treats %j as more than an agreement',
    (own) => expect(topicOf(own)).toBe('unknown'),
  );

  it.each(['yes', 'ja takk', 'ok?', 'yes, ok?', 'greit, takk!', 'ja, da gjør jeg det'])(
    'keeps the agreement %j',
    (own) => expect(topicOf(own)).toBe('okay'),
  );

  it('keeps other topics, and several questions', () => {
    expect(topicOf('yes. which one?', 'today')).toBe('today');
    const two = [
      { topic: 'okay', own: 'yes. is that so?' },
      { topic: 'today', own: 'what is today?' },
    ] as const;
    expect(beyondTalk<string, Asked>([two[0], two[1]], 'unknown')[0].topic).toBe('okay');
  });
});
