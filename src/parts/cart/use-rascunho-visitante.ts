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
  /** Takes what changed, and keeps all. */
  change: (changed: Partial<T>) => void;
  /** The key of what is sent now: the same as long as the same is sent, so that it is done once. */
  chaveOf: (pedido: string) => string;
  /** It is sent: nothing of it stays. */
  forget: () => void;
};

/** What a visitor fills in, kept with each change until it is sent. `from`: what was left of it. */
export function useRascunho<T extends object>(
  nome: RascunhoNome,
  vazio: T,
  from: Rascunho<T> | null,
): UseRascunho<T> {
  const [valores, setValores] = useState(from?.valores ?? vazio);
  // The newest of both, for what happens before the next drawing.
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
