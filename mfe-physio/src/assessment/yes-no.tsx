import { Segmented, type YesNoProps } from '@stridewell/ui/forms';
import { formWords } from './form-words.ts';

/** Question with the answers yes and no in the language of the page. */
export const YesNo = ({ value, onChange, ...question }: YesNoProps) => {
  const { yes, no } = formWords();
  return (
    <Segmented
      {...question}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === 'yes')}
    />
  );
};
