import { sql } from 'kysely';
import type { TituloRegistro } from '#contract/integration/titulo.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Codigos, readIds } from './codes.ts';

type NotaDoTitulo = {
  readonly idTitulo: number;
  readonly idPrePedido: number | null;
  readonly idPessoaDestinatario: number;
};

/** The records that instalments name: customers and branches by code, invoices by access key. */
export type ReferenciasDeTitulos = {
  readonly clientes: Codigos;
  readonly filiais: Codigos;
  readonly notas: ReadonlyMap<string, NotaDoTitulo>;
};

/** The access keys of an instalment's invoices. */
export const notasDe = ({ nota, outrasNotas }: Pick<TituloRegistro, 'nota' | 'outrasNotas'>): string[] =>
  nota === null ? [...outrasNotas] : [nota, ...outrasNotas];

export async function readReferencias(
  trx: DatabaseTransaction,
  registros: readonly TituloRegistro[],
): Promise<ReferenciasDeTitulos> {
  const chaves = registros.flatMap(notasDe);
  const notas = await trx
    .selectFrom('notaFiscal')
    .select(['chaveAcesso', 'idTitulo', 'idPrePedido', 'idPessoaDestinatario'])
    .where('chaveAcesso', '=', sql<string>`any(${chaves}::text[])`)
    .execute();
  return {
    clientes: await readIds(
      trx,
      'clientes',
      registros.map(({ cliente }) => cliente),
    ),
    filiais: await readIds(
      trx,
      'filiais',
      registros.map(({ filial }) => filial),
    ),
    notas: new Map(notas.map(({ chaveAcesso, ...nota }) => [chaveAcesso, nota])),
  };
}
