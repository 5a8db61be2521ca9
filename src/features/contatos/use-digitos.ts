import { type KeyboardEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { digitsOf } from '#domain/customer/contato.ts';
import type { Mask } from '#lib/mask.ts';
import { anterior, type Digitos, digitar, PARTES, type Parte } from './digitos.ts';

/** Digits only; the length is kept by `digitar`, which passes further digits on. */
const SO_DIGITOS: Mask = { bare: digitsOf, format: (bare) => bare };

/** A Tab within this time after a field was full is the habit of the hand. */
const HABIT_MS = 1000;

/** The values of a phone's form. */
export type TelefoneCampos = {
  ddd: string;
  prefixo: string;
  numero: string;
  permiteReceberPromocao: boolean;
};

type Form = Pick<
  UseFormReturn<TelefoneCampos>,
  'register' | 'control' | 'getValues' | 'setValue' | 'clearErrors'
>;

/**
 * The attributes of the three fields of a phone number. A full field hands the focus to the next one; a Tab typed out
 * of habit right after that does nothing, so that no field is skipped.
 */
export function useDigitos({ register, control, getValues, setValue, clearErrors }: Form) {
  const [ddd, prefixo, numero] = useWatch({ control, name: ['ddd', 'prefixo', 'numero'] });
  const shown: Digitos = { ddd, prefixo, numero };
  const jump = useRef<{ to: Parte; at: number } | null>(null);
  const inputs = useRef<Partial<Record<Parte, HTMLInputElement | null>>>({});

  const write = (digitos: Digitos) => {
    for (const parte of PARTES) {
      if (digitos[parte] === getValues(parte)) continue;
      setValue(parte, digitos[parte], { shouldDirty: true });
      clearErrors(parte);
    }
  };
  const type = (parte: Parte, texto: string) => {
    const { digitos, foco } = digitar(getValues(), parte, texto);
    write(digitos);
    if (foco === null) return;
    // At once, unlike the form's own `setFocus`: the next digit may come before a timer does.
    inputs.current[foco]?.focus();
    inputs.current[foco]?.select();
    jump.current = { to: foco, at: performance.now() };
  };
  const onKeyDown = (parte: Parte, event: KeyboardEvent<HTMLInputElement>) => {
    const jumped = jump.current;
    jump.current = null;
    const back = anterior(parte);
    if (event.key === 'Tab' && !event.shiftKey && jumped?.to === parte) {
      if (performance.now() - jumped.at < HABIT_MS) event.preventDefault();
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && back) {
      event.preventDefault();
      inputs.current[back]?.focus();
    }
  };

  return (parte: Parte) => {
    const { name, ref, onBlur } = register(parte);
    return {
      name,
      ref: (input: HTMLInputElement | null) => {
        ref(input);
        inputs.current[parte] = input;
      },
      onBlur,
      mask: SO_DIGITOS,
      inputMode: 'numeric' as const,
      value: shown[parte],
      onChange: (texto: string) => type(parte, texto),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(parte, event),
    };
  };
}
