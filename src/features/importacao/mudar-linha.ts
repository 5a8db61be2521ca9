import { IMPORTACAO_INATIVO } from '#contract/cart/importacao.ts';
import { textoDoCliente } from '#domain/importacao/codigo-do-cliente.ts';
import { toImportacaoLinha } from '#domain/importacao/importacao.ts';
import type { NumeroNoFim } from '#domain/importacao/numero-no-fim.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { type Conferencia, type LinhaConferida, toImportavel } from './conferir.ts';
import { semEstoqueText } from './view.ts';

/** How a chosen product is remembered: the learned one stays learned, and the catalogue's own needs no memory. */
function memoriaDaEscolha(row: LinhaConferida, idProduto: number): LinhaConferida['memoria'] {
  if (textoDoCliente(row.identificacao) === null) return null;
  if (idProduto === row.aprendido?.idProduto) return 'aprendida';
  const isDoCatalogo = row.aprendido === null && idProduto === row.doCatalogo.idProduto;
  return row.isDeHoje || isDoCatalogo ? null : 'nova';
}

/** A line with the product that a person chose for it. The number at its end, once a quantity, is no part of the name. */
function withProduto(
  before: LinhaConferida,
  produto: ProdutoResumo,
  { contexto, calcularSt }: Conferencia,
  fim: NumeroNoFim | undefined,
): LinhaConferida {
  const row = {
    ...before,
    ...(fim && { identificacao: fim.nome, quantidade: fim.numero }),
    isDeHoje: before.isDeHoje || semEstoqueText(before) !== '',
  };
  const importavel = toImportavel(produto, contexto);
  const quantidade = Number.isInteger(row.quantidade) ? row.quantidade : 1;
  return {
    ...row,
    ...toImportacaoLinha(row.identificacao, importavel, quantidade, calcularSt),
    item: importavel.item,
    memoria: memoriaDaEscolha(row, importavel.idProduto),
  };
}

/** The lines with a product chosen for one, `fim`: with the number at its end as its quantity. Of two choices for one text the later one alone is remembered. */
export function withEscolha(
  rows: readonly LinhaConferida[],
  id: number,
  produto: ProdutoResumo,
  of: Conferencia,
  fim?: NumeroNoFim,
): LinhaConferida[] {
  const changed = rows.map((row) => (row.id === id ? withProduto(row, produto, of, fim) : row));
  const chosen = changed.find((row) => row.id === id);
  if (chosen?.memoria !== 'nova') return changed;
  const texto = textoDoCliente(chosen.identificacao);
  return changed.map((row) =>
    row.id !== id && row.memoria === 'nova' && textoDoCliente(row.identificacao) === texto
      ? { ...row, memoria: null }
      : row,
  );
}

/** A line whose text is no longer learned, with the quantity that it has now: the catalogue alone decides. */
export function withoutAprendido(row: LinhaConferida, calcularSt: boolean): LinhaConferida {
  if (row.memoria === 'aprendida')
    return withQuantidade(
      { ...row, ...row.doCatalogo, aprendido: null, memoria: null },
      row.quantidade,
      calcularSt,
    );
  const isDoCatalogo = row.idProduto === row.doCatalogo.idProduto;
  return { ...row, aprendido: null, memoria: isDoCatalogo ? null : row.memoria };
}

/** A line with another quantity. */
export function withQuantidade(row: LinhaConferida, quantidade: number, calcularSt: boolean): LinhaConferida {
  const { idProduto, item, status } = row;
  if (idProduto === null || item === null || status === IMPORTACAO_INATIVO) return { ...row, quantidade };
  const produto = {
    idProduto,
    descricao: row.descProduto ?? '',
    marca: row.marca ?? '',
    categoria: row.categoria ?? '',
    comercializado: true,
    item,
  };
  return { ...row, ...toImportacaoLinha(row.identificacao, produto, quantidade, calcularSt) };
}
