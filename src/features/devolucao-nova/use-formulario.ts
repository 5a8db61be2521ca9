import { useEffect, useState } from 'react';
import { readServed } from '#mirror/served.ts';
import { onWake } from '#outbox/wake.ts';
import { noteAPerder } from '#parts/customer/a-perder.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Vault } from '#vault/vault.ts';
import { FORMULARIO_VAZIO, type Formulario, isTocado } from './formulario.ts';

const CHAVE = 'GSDevolucaoNova';
const A_PERDER = 'A devolução que você está preenchendo será descartada.';

/** The user and the customer of a typed form. */
type De = { readonly idUsuario: number; readonly idPessoaCliente: number };

/** Keeps a form in the tab; null forgets the kept one. */
function keep(kept: (De & { form: Formulario }) | null): void {
  noteAPerder(kept !== null && isTocado(kept.form) ? A_PERDER : null);
  try {
    if (kept === null) sessionStorage.removeItem(CHAVE);
    else sessionStorage.setItem(CHAVE, JSON.stringify(kept));
  } catch (error) {
    // The form then lasts as long as the screen.
    console.warn('the form of a return is not kept', error);
  }
}

/** The kept form; one of another user or customer is forgotten. */
function readFormulario({ idUsuario, idPessoaCliente }: De): Formulario {
  try {
    // Only this file writes it.
    const kept = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as (De & { form: Formulario }) | null;
    if (kept?.idUsuario === idUsuario && kept.idPessoaCliente === idPessoaCliente) {
      const form = { ...FORMULARIO_VAZIO, ...kept.form };
      if (isTocado(form)) noteAPerder(A_PERDER);
      return form;
    }
  } catch {
    // Storage is refused or damaged: the form begins empty.
  }
  keep(null);
  return FORMULARIO_VAZIO;
}

let stopWatching: () => void = () => undefined;

/** Forgets the kept form once another customer is served: its screen may be left by then. */
function forgetWithCliente(vault: Vault, idPessoaCliente: number): void {
  stopWatching();
  const look = async () => {
    const isSame = (await readServed(vault)) === idPessoaCliente;
    // Meanwhile the screen may have begun the form of another customer.
    if (isSame || stopWatching !== stop) return;
    keep(null);
    stop();
  };
  const stop = onWake(vault.name, () => {
    look().catch((error: unknown) => {
      // The session has ended, and its database is closed.
      console.warn('the customer could not be read', error);
      stop();
    });
  });
  stopWatching = stop;
}

/** The form of a new return, kept by the tab until it is sent, cancelled, or another customer is served. */
export function useFormulario(de: De): {
  form: Formulario;
  change: (part: Partial<Formulario>) => void;
  forget: () => void;
} {
  const { vault } = useDevice();
  const { idPessoaCliente } = de;
  const [form, setForm] = useState(() => readFormulario(de));
  useEffect(() => forgetWithCliente(vault, idPessoaCliente), [vault, idPessoaCliente]);
  return {
    form,
    change: (part) => {
      const next = { ...form, ...part };
      setForm(next);
      keep({ ...de, form: next });
    },
    forget: () => {
      setForm(FORMULARIO_VAZIO);
      keep(null);
    },
  };
}
