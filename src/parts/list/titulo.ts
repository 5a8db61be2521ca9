import { useEffect } from 'react';
import { proxy } from 'valtio';

/** The current screen's name in the browser's tab, if its address alone does not give it. */
export const tituloState = proxy<{ nome: string | null }>({ nome: null });

/** Removes the name, unless another screen has set its own since. */
function takeOff(nome: string): void {
  if (tituloState.nome === nome) tituloState.nome = null;
}

/** Sets the screen's name while mounted; null leaves it to the address. Never a customer or a search text. */
export function useTitulo(nome: string | null): void {
  useEffect(() => {
    if (nome === null) return undefined;
    tituloState.nome = nome;
    return () => takeOff(nome);
  }, [nome]);
}
