import { decideText } from '../decision/decide.ts';
import { checkText } from '../gate/check.ts';

/**
 * `npm run coach:explain -- "a phrase"`: prints the phrase rules that match a text and the complete decision, without
 * scores.
 */
const text = process.argv.slice(2).join(' ');
if (text.trim() === '') {
  console.error('Usage: npm run coach:explain -- "the message"');
  process.exitCode = 2;
} else {
  const gate = checkText(text);
  const { state, category, categories, tier, source, ruleId, version } = decideText(text);
  console.log(`phrase rules: ${gate.hit ? gate.ruleIds.join(', ') : 'none'}`);
  console.log(`decision: ${state}, by ${source} (${ruleId}), category ${category ?? 'none'}, tier ${tier ?? 'none'}`);
  console.log(`suspected: ${categories.join(', ') || 'none'}`);
  console.log(`version ${version}`);
}
