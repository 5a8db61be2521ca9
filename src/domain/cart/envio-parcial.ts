import type { GrupoConfirmado } from '#contract/cart/confirmar-carrinho.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { type Bloqueio, bloqueiosOfGrupo } from './bloqueio.ts';
import type { CarrinhoCalculado } from './carrinho.ts';
import { findComoVisto } from './conferencia.ts';
import { type GrupoChave, isSameGrupo } from './linha.ts';

/** A named group that cannot go, with its first reason. */
export type GrupoQueFica = { grupo: GrupoChave; bloqueio: Bloqueio };

const MUDOU: Bloqueio = {
  codigo: 'carrinho-mudou',
  texto: 'Este grupo mudou desde que você o conferiu. Confira as diferenças e confirme de novo.',
};

/** Returns why a named group cannot become an order of `carrinho`; undefined if it can. */
export function motivoOf(
  carrinho: CarrinhoCalculado,
  visto: GrupoConfirmado,
  { isMesmaRevisao, cliente }: { isMesmaRevisao: boolean; cliente: ClienteCompra },
): Bloqueio | undefined {
  const grupo = findComoVisto(carrinho, visto, isMesmaRevisao);
  return grupo === undefined ? MUDOU : bloqueiosOfGrupo(grupo, cliente)[0];
}

/**
 * Splits the named groups of a submission into those that go and those that stay. The groups that go are
 * computed again without the others, because lines of two groups may share a stock, until every one of them
 * can go. Credit and the daily minimum are not checked: they concern the whole submission.
 */
export function splitEnvio(
  vistos: readonly GrupoConfirmado[],
  computeOnly: (isIn: (grupo: GrupoChave) => boolean) => CarrinhoCalculado,
  reasonOf: (carrinho: CarrinhoCalculado, visto: GrupoConfirmado) => Bloqueio | undefined,
): { sent: CarrinhoCalculado; ficam: GrupoQueFica[] } {
  const ficam: GrupoQueFica[] = [];
  const stays = (grupo: GrupoChave) => ficam.some((f) => isSameGrupo(f.grupo, grupo));
  for (;;) {
    const going = vistos.filter((visto) => !stays(visto));
    const sent = computeOnly((grupo) => going.some((visto) => isSameGrupo(visto, grupo)));
    for (const visto of going) {
      const bloqueio = reasonOf(sent, visto);
      const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = visto;
      const grupo = { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo };
      if (bloqueio !== undefined && !stays(grupo)) ficam.push({ grupo, bloqueio });
    }
    if (going.every((visto) => !stays(visto))) return { sent, ficam };
  }
}
