import { useMemo, useState } from 'react';
import { CONTATOS_POR_PAGINA } from '#contract/contacts/email.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { atLugar, joined, type Lugar, nextLugar } from './carregados.ts';
import { type DoServidor, type Tipo, useAqui, useDoServidor } from './queries.ts';

/** The loaded contacts of a customer. */
export type Lista<A> = {
  /** Undefined while nothing is known. */
  readonly linhas: readonly A[] | undefined;
  /** All contacts that this device knows, loaded or not. */
  readonly todas: readonly A[];
  /** When the device's copy was brought; null where it has none, undefined while that is read. */
  readonly at: number | null | undefined;
  readonly lerMais: () => void;
  /** Keeps the row of a saved contact until the next change; `antes` is the changed one, null for a new one. */
  readonly onSalvo: (chave: string, antes: A | null) => void;
  /** All contacts go to their places in the order. */
  readonly onExcluido: () => void;
  readonly servidor: DoServidor<A>;
};

const NENHUM: readonly never[] = [];

/**
 * A customer's contacts, a page more at each call of `lerMais`: those on the device with its own changes, or the
 * server's where the device has no copy. Paper gets all that the device has.
 */
export function useLista<A, C>(
  tipo: Tipo<A, C>,
  idPessoaCliente: number,
  chaveOf: (contato: A) => string,
): Lista<A> {
  const [carregados, setCarregados] = useState(CONTATOS_POR_PAGINA);
  const [lugar, setLugar] = useState<Lugar<A> | null>(null);
  const isPrinting = useIsPrinting();
  const { compare } = tipo;
  const aqui = useAqui(tipo, idPessoaCliente);
  const semCopia = aqui?.at === null;
  const servidor = useDoServidor(tipo, idPessoaCliente, semCopia);
  const doServidor = servidor.contatos;
  const isUnknown =
    aqui === undefined || (semCopia && doServidor === undefined && aqui.contatos.length === 0);
  const todas = useMemo(() => {
    const here = aqui?.contatos ?? NENHUM;
    const contatos = semCopia ? joined(here, doServidor ?? NENHUM, chaveOf) : here;
    return atLugar(contatos, lugar, { chaveOf, compare });
  }, [aqui, semCopia, doServidor, lugar, chaveOf, compare]);
  // Rows that the server's pages have shown stay when the device's copy takes their place.
  if (semCopia && todas.length > carregados) setCarregados(todas.length);
  const isAll = semCopia || isPrinting;
  const linhas = useMemo(() => (isAll ? todas : todas.slice(0, carregados)), [todas, isAll, carregados]);
  return {
    linhas: isUnknown ? undefined : linhas,
    todas,
    at: aqui?.at,
    lerMais: () => {
      if (semCopia) servidor.lerMais();
      else if (carregados < todas.length) setCarregados(carregados + CONTATOS_POR_PAGINA);
    },
    onSalvo: (chave, antes) => setLugar((before) => nextLugar(before, { chave, antes }, chaveOf)),
    onExcluido: () => setLugar(null),
    servidor,
  };
}
