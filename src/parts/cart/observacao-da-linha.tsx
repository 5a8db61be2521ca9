import type { LinhaDetalhe } from '#domain/cart/linha.ts';
import * as css from './observacao-da-linha.css.ts';
import { observacaoWords } from './observacao-words.ts';

/** The remark on an order's line; nothing without one. */
export function ObservacaoDaLinha({ linha }: { linha: LinhaDetalhe }) {
  const words = observacaoWords(linha);
  return words ? <span className={css.observacao}>{words}</span> : null;
}
