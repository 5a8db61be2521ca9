import { CARTA_ABERTA } from '#contract/letters/carta.ts';
import { CARTAS_EM_ANDAMENTO } from '#domain/letters/situacao.ts';
import type { Correcao } from '#domain/letters/texto.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertEtapa } from './situacao.ts';

/** The letter of an invoice that is not over; undefined without one. */
export const readEmAndamento = (scope: Scope, idTitulo: number) =>
  scope
    .cartasCorrecao()
    .select('cartaCorrecao.idCartaCorrecao')
    .where('cartaCorrecao.idTitulo', '=', idTitulo)
    .where('cartaCorrecao.idSituacao', 'in', CARTAS_EM_ANDAMENTO)
    .executeTakeFirst();

export type CartaNova = {
  readonly idPessoaCliente: number;
  readonly idPessoaFilial: number;
  readonly idTitulo: number;
  readonly autorizadaEm: Date;
  readonly criadaEm: Date;
};

/** Writes an open letter. @returns its id. */
export async function insertCarta(scope: Scope, nova: CartaNova): Promise<number> {
  const { idUsuario } = scope;
  const { criadaEm } = nova;
  const { idCartaCorrecao } = await scope.db
    .insertInto('cartaCorrecao')
    .values({ ...nova, idUsuario, idSituacao: CARTA_ABERTA, mudadaEm: criadaEm })
    .returning('idCartaCorrecao')
    .executeTakeFirstOrThrow();
  await insertEtapa(scope.db, { idCartaCorrecao, idSituacao: CARTA_ABERTA, em: criadaEm, idUsuario });
  return idCartaCorrecao;
}

/** A letter that is held, and the moment of its change. */
type Mudada = { readonly idCartaCorrecao: number; readonly em: Date };

/** The customer's other devices hear of the letter's row only. */
const touch = (scope: Scope, { idCartaCorrecao, em }: Mudada) =>
  scope.db
    .updateTable('cartaCorrecao')
    .set({ mudadaEm: em })
    .where('idCartaCorrecao', '=', idCartaCorrecao)
    .execute();

/** Sets a corrected lot; `anterior` is the name of the one that it takes the place of. */
export async function putItem(
  scope: Scope,
  carta: Mudada,
  correcao: Correcao,
  anterior: string | undefined,
): Promise<void> {
  const { idCartaCorrecao } = carta;
  await touch(scope, carta);
  if (anterior === undefined) {
    await scope.db
      .insertInto('cartaCorrecaoItem')
      .values({ idCartaCorrecao, ...correcao })
      .execute();
    return;
  }
  await scope.db
    .updateTable('cartaCorrecaoItem')
    .set({ loteCorrigido: correcao.loteCorrigido, quantidade: correcao.quantidade })
    .where('idCartaCorrecao', '=', idCartaCorrecao)
    .where('nItem', '=', correcao.nItem)
    .where('loteOrigem', '=', correcao.loteOrigem)
    .where('loteCorrigido', '=', anterior)
    .execute();
}

/** Deletes a corrected lot. */
export async function deleteItem(
  scope: Scope,
  carta: Mudada,
  { nItem, loteOrigem, loteCorrigido }: Omit<Correcao, 'quantidade'>,
): Promise<void> {
  await touch(scope, carta);
  await scope.db
    .deleteFrom('cartaCorrecaoItem')
    .where('idCartaCorrecao', '=', carta.idCartaCorrecao)
    .where('nItem', '=', nItem)
    .where('loteOrigem', '=', loteOrigem)
    .where('loteCorrigido', '=', loteCorrigido)
    .execute();
}
