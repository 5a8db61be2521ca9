import { type Mask, remask } from '#lib/mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  mask: Mask;
  /** The text in the field, with the mask's signs. */
  value: string;
  onChange: (value: string) => void;
}

/** Writes the mask's signs into a field; the caret stays next to the same character. */
function maskIn(mask: Mask, field: HTMLInputElement, isDeletingAhead: boolean): string {
  const caret = field.selectionStart ?? field.value.length;
  const shown = remask(mask, { value: field.value, caret }, isDeletingAhead);
  if (shown.value !== field.value) field.value = shown.value;
  // A field without focus has no caret: setting one would bring the focus back.
  if (field === document.activeElement && field.selectionStart !== shown.caret) {
    field.setSelectionRange(shown.caret, shown.caret);
  }
  return shown.value;
}

/** A text field that adds the signs of a document or a number while it is typed, pasted or filled in. */
export function MaskedField({ mask, value, onChange, onBlur, ...field }: MaskedFieldProps) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...field}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent as InputEvent;
        // A composing keyboard would lose its word.
        if (isComposing) onChange(currentTarget.value);
        else onChange(maskIn(mask, currentTarget, inputType === 'deleteContentForward'));
      }}
      onCompositionEnd={({ currentTarget }) => onChange(maskIn(mask, currentTarget, false))}
      onBlur={onBlur}
    />
  );
}
