import { useState } from 'react';
import { FORMULARIO_VAZIO, type Formulario } from './formulario.ts';

const CHAVE = 'GSDevolucaoNova';

/** The user and the customer of a typed form. */
type De = { readonly idUsuario: number; readonly idPessoaCliente: number };

function readFormulario({ idUsuario, idPessoaCliente }: De): Formulario {
  try {
    // Only this file writes it.
    const kept = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as (De & { form: Formulario }) | null;
    if (kept?.idUsuario === idUsuario && kept.idPessoaCliente === idPessoaCliente)
      return { ...FORMULARIO_VAZIO, ...kept.form };
  } catch {
    // Storage is refused or damaged: the form begins empty.
  }
  return FORMULARIO_VAZIO;
}

/** The form of a new return, kept by the tab until it is sent or the customer changes. */
export function useFormulario(de: De): {
  form: Formulario;
  change: (part: Partial<Formulario>) => void;
  forget: () => void;
} {
  const [form, setForm] = useState(() => readFormulario(de));
  const write = (next: Formulario | null) => {
    try {
      if (next === null) sessionStorage.removeItem(CHAVE);
      else sessionStorage.setItem(CHAVE, JSON.stringify({ ...de, form: next }));
    } catch (error) {
      // The form then lasts as long as the screen.
      console.warn('the form of a return is not kept', error);
    }
  };
  return {
    form,
    change: (part) => {
      const next = { ...form, ...part };
      setForm(next);
      write(next);
    },
    forget: () => {
      setForm(FORMULARIO_VAZIO);
      write(null);
    },
  };
}
