import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './field.css.ts';
import { Field, fieldAttributes } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field with an eye button that shows the text. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <div className={css.box}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...fieldAttributes(id, texts)}
          type={isShown ? 'text' : 'password'}
          className={classNames(css.input, css.withTrailing)}
        />
        <span className={css.trailing}>
          <IconButton
            label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
            icon={isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            onPress={() => setShown(!isShown)}
          />
        </span>
      </div>
    </Field>
  );
}
