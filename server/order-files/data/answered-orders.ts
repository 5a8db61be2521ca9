import type { Database } from '#server/db/schema/schema.ts';

/** The customer of an order; undefined for an unknown order. */
export const readParteDoPedido = (db: Database, idPrePedido: number) =>
  db
    .selectFrom('prePedido')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'prePedido.idPessoaCliente')
    .select('pessoa.cpfCnpj')
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('orcamento', '=', false)
    .executeTakeFirst();
