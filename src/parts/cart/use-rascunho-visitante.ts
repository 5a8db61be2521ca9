import { useRef, useState } from 'react';
import {
  dropRascunho,
  type Envio,
  keepRascunho,
  type Rascunho,
  type RascunhoNome,
} from './rascunho-visitante.ts';

export type UseRascunho<T> = {
  valores: T;
  /** Stores changed members. */
  change: (changed: Partial<T>) => void;
  /** The key of the current content: the same content keeps its key, so that it is done once. */
  chaveOf: (pedido: string) => string;
  /** Deletes the draft after sending. */
  forget: () => void;
};

/** A visitor's form, stored with each change until it is sent. `from`: its stored draft. */
export function useRascunho<T extends object>(
  nome: RascunhoNome,
  vazio: T,
  from: Rascunho<T> | null,
): UseRascunho<T> {
  const [valores, setValores] = useState(from?.valores ?? vazio);
  // The newest of both, for events before the next render.
  const now = useRef(valores);
  const envio = useRef<Envio | undefined>(from?.envio);
  const keep = () => keepRascunho(nome, { valores: now.current, at: Date.now(), envio: envio.current });
  return {
    valores,
    change: (changed) => {
      now.current = { ...now.current, ...changed };
      setValores(now.current);
      keep();
    },
    chaveOf: (pedido) => {
      if (envio.current?.pedido !== pedido) envio.current = { pedido, chave: crypto.randomUUID() };
      keep();
      return envio.current.chave;
    },
    forget: () => dropRascunho(nome),
  };
}
