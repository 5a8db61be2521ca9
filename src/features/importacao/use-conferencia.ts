import { useRef, useState } from 'react';
import { IMPORTACAO_LINHAS_MAXIMO } from '#contract/cart/importacao.ts';
import { textoDoCliente } from '#domain/importacao/codigo-do-cliente.ts';
import { sumLinhas } from '#domain/importacao/importacao.ts';
import { readLinhas } from '#domain/importacao/importacao-texto.ts';
import type { NumeroNoFim } from '#domain/importacao/numero-no-fim.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { countItens, formatCount } from '#lib/format-number.ts';
import { announce } from '#ui/announce.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { type Conferencia, conferir, type LinhaConferida } from './conferir.ts';
import type { Entrada } from './draft.ts';
import { withEscolha, withoutAprendido, withQuantidade } from './mudar-linha.ts';
import { isEncontrado, linhasText } from './view.ts';

export type ConferenciaControl = {
  /** Null before the first lookup. */
  rows: readonly LinhaConferida[] | null;
  /** How many of how many lines are looked up, while they are. */
  progress: { done: number; total: number } | null;
  /** Looks the input up; returns the error, or null once the review is ready. */
  start: (entrada: Entrada) => Promise<string | null>;
  /** `fim`: the number at the line's end is its quantity. */
  choose: (id: number, produto: ProdutoResumo, fim?: NumeroNoFim) => void;
  setQuantidade: (id: number, quantidade: number) => void;
  /** Lets the catalogue alone decide the lines of this text. */
  unlearn: (texto: string) => void;
  /** The line's choice is not remembered. */
  dropMemoria: (id: number) => void;
  remove: (id: number) => void;
  reset: () => void;
};

const FAILED = 'Houve um erro ao validar a importação.';

/** The review of an import: looked up on the device, then mended line by line. */
export function useConferencia(of: Conferencia | null): ConferenciaControl {
  const [rows, setRows] = useState<readonly LinhaConferida[] | null>(null);
  const [progress, setProgress] = useState<ConferenciaControl['progress']>(null);
  const turn = useRef(0);

  const change = (id: number, next: (row: LinhaConferida) => LinhaConferida) =>
    setRows((held) => held?.map((row) => (row.id === id ? next(row) : row)) ?? null);

  const start = async (entrada: Entrada): Promise<string | null> => {
    if (of === null) return 'Os preços deste cliente ainda não estão neste aparelho.';
    const lidas = [...readLinhas(entrada.texto), ...entrada.avulsas];
    if (lidas.length === 0) return 'Informe ao menos um produto.';
    if (lidas.length > IMPORTACAO_LINHAS_MAXIMO)
      return `São ${linhasText(lidas.length)}. Importe no máximo ${formatCount(IMPORTACAO_LINHAS_MAXIMO)} de cada vez.`;
    const linhas = sumLinhas(lidas, entrada.tipo);
    turn.current += 1;
    const mine = turn.current;
    setProgress({ done: 0, total: linhas.length });
    try {
      const found = await conferir(of, linhas, entrada.tipo, (done) => {
        if (mine === turn.current) setProgress({ done, total: linhas.length });
      });
      if (mine !== turn.current) return null;
      setRows(found);
      const good = found.filter(isEncontrado).length;
      announce(`${countItens(good)} de ${formatCount(found.length)} encontrados.`);
      return null;
    } catch (error) {
      console.error('an import could not be looked up', error);
      await showMessage({ kind: 'error', text: FAILED });
      return FAILED;
    } finally {
      if (mine === turn.current) setProgress(null);
    }
  };
  return {
    rows,
    progress,
    start,
    choose: (id, produto, fim) => {
      if (of !== null) setRows((held) => held && withEscolha(held, id, produto, of, fim));
    },
    setQuantidade: (id, quantidade) =>
      change(id, (row) => withQuantidade(row, quantidade, of?.calcularSt ?? false)),
    unlearn: (texto) =>
      setRows(
        (held) =>
          held?.map((row) =>
            textoDoCliente(row.identificacao) === texto
              ? withoutAprendido(row, of?.calcularSt ?? false)
              : row,
          ) ?? null,
      ),
    dropMemoria: (id) => change(id, (row) => ({ ...row, memoria: null })),
    remove: (id) => setRows((held) => held?.filter((row) => row.id !== id) ?? null),
    reset: () => {
      turn.current += 1;
      setRows(null);
      setProgress(null);
    },
  };
}
