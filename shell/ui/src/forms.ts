/** Entry point of the form controls, loaded by the first screen that has input. */
import './icons/all.ts';

export { Checkbox, type CheckboxProps } from './forms/checkbox.tsx';
export {
  BadgeToggle,
  type BadgeToggleProps,
  type ChipOption,
  Chips,
  type ChipsProps,
  MultiChips,
  type MultiChipsProps,
} from './forms/chips.tsx';
export { type ControlProps, Field, FieldError, type FieldProps, focusFirstError } from './forms/field.tsx';
export {
  Input,
  inputStyle,
  type LengthWords,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './forms/input.tsx';
export { optionStyle } from './forms/option-style.ts';
export { PasswordField } from './forms/password-field.tsx';
export type { QuestionFrameProps } from './forms/question.tsx';
export { ScalePicker, type ScalePickerProps } from './forms/scale-picker.tsx';
export type { ScaleWords } from './forms/scale-words.ts';
export {
  Segmented,
  type SegmentedProps,
  YesNo,
  type YesNoProps,
} from './forms/segmented.tsx';
export { StepSlider, type StepSliderProps } from './forms/step-slider.tsx';
export { Tabs, type TabsProps } from './forms/tabs.tsx';
export { ToggleGroup, type ToggleGroupProps } from './forms/toggle-group.tsx';
export { ActionBar } from './layout/action-bar.tsx';
export { FormBar, type FormBarProps } from './layout/form-bar.tsx';
