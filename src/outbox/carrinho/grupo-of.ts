import type { GrupoChave } from '#domain/cart/linha.ts';
import type { LinhaIntent } from '#vault/outbox-rows.ts';

/** Returns the group of a queued line, as shown on screen. */
export const grupoOfLinha = ({ linha, visto }: LinhaIntent): GrupoChave => ({
  idPessoaFilial: visto.item.idPessoaFilial,
  idCondicao: linha.idCondicao,
  idCarrinhoGrupoTipo: visto.item.idCarrinhoGrupoTipo,
});
