import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** An invoice that exists. `emUso`: a return or a letter refers to its lines. */
export type NotaGuardada = {
  readonly idTitulo: number;
  readonly idPrePedido: number | null;
  readonly idPessoaDestinatario: number;
  readonly pedido: string | null;
  readonly xml: string;
  readonly emUso: boolean;
};

/** The existing invoices among some keys; one that was made here and never printed has no XML. */
export async function readGuardadas(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, NotaGuardada>> {
  const rows = await trx
    .selectFrom('notaFiscal')
    .leftJoin('notaFiscalXml', 'notaFiscalXml.idTitulo', 'notaFiscal.idTitulo')
    .select(['notaFiscal.idTitulo', 'notaFiscal.idPrePedido', 'notaFiscal.idPessoaDestinatario'])
    .select(['notaFiscal.chaveAcesso', 'notaFiscalXml.xml'])
    .select(
      sql<boolean>`exists (select from "devolucao" d where d."idTitulo" = "notaFiscal"."idTitulo")
        or exists (select from "cartaCorrecao" k where k."idTitulo" = "notaFiscal"."idTitulo")`.as('emUso'),
    )
    .where('notaFiscal.chaveAcesso', '=', sql<string>`any(${[...chaves]}::text[])`)
    .execute();
  return new Map(
    rows.map(({ chaveAcesso, xml, ...nota }) => [
      chaveAcesso,
      {
        ...nota,
        xml: xml ?? '',
        pedido: nota.idPrePedido === null ? null : String(nota.idPrePedido),
      },
    ]),
  );
}
