import {
  type IdTipoImportacao,
  IMPORTACAO_NAO_ENCONTRADO,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_POR_CODIGO_BARRAS,
  type ImportacaoLinha,
} from '#contract/cart/importacao.ts';
import { isGtin } from '#lib/gtin.ts';
import { isCodigoComLetras, scannedGtin } from './importacao-codigo.ts';

/** Returns the other way to name products. */
export const outroTipo = (tipo: IdTipoImportacao): IdTipoImportacao =>
  tipo === IMPORTACAO_POR_CODIGO ? IMPORTACAO_POR_CODIGO_BARRAS : IMPORTACAO_POR_CODIGO;

/** How a line alone names its product: a right bar code, or another code; null for words. */
function tipoDaLinha(identificacao: string): IdTipoImportacao | null {
  const text = identificacao.trim();
  if (isGtin(scannedGtin(text) ?? text)) return IMPORTACAO_POR_CODIGO_BARRAS;
  return /^\d+$/.test(text) || isCodigoComLetras(text) ? IMPORTACAO_POR_CODIGO : null;
}

/**
 * Returns the lines that were not found by `tipo` and can be looked up by the other one. A product that was learned for
 * a line goes before this: the same number may be the customer's own code.
 */
export const linhasDoOutroTipo = <T extends Pick<ImportacaoLinha, 'identificacao' | 'status'>>(
  rows: readonly T[],
  tipo: IdTipoImportacao,
): T[] =>
  rows.filter(
    ({ status, identificacao }) =>
      status === IMPORTACAO_NAO_ENCONTRADO && tipoDaLinha(identificacao) === outroTipo(tipo),
  );
