import { useEffect } from 'react';
import { proxy } from 'valtio';

/** What the screen on view is called in the browser's tab, where its address alone does not say it. */
export const tituloState = proxy<{ nome: string | null }>({ nome: null });

/** Takes the name out again, unless another screen has put its own there since. */
function takeOff(nome: string): void {
  if (tituloState.nome === nome) tituloState.nome = null;
}

/** Names the screen while it is on view; null leaves it to the address. Never a customer, nor what was searched for. */
export function useTitulo(nome: string | null): void {
  useEffect(() => {
    if (nome === null) return undefined;
    tituloState.nome = nome;
    return () => takeOff(nome);
  }, [nome]);
}
