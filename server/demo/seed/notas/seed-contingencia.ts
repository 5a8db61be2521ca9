import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** The tax office's national system, which authorises for a state whose own is down. */
const SVC_AN = 6;
/** The first customer of the representative. */
const CLIENTE = 101;

/** Makes the newest invoice of a customer one issued in contingency; an invoice whose XML exists stays as it is. */
export async function seedContingencia(trx: DatabaseTransaction): Promise<void> {
  const nota = await trx
    .selectFrom('notaFiscal')
    .innerJoin('pessoa as emitente', 'emitente.idPessoa', 'notaFiscal.idPessoaEmitente')
    .leftJoin('notaFiscalXml', 'notaFiscalXml.idTitulo', 'notaFiscal.idTitulo')
    .leftJoin('cartaCorrecao', 'cartaCorrecao.idTitulo', 'notaFiscal.idTitulo')
    .selectAll('notaFiscal')
    .select(['emitente.estado', 'emitente.cpfCnpj'])
    .where('notaFiscal.idPessoaDestinatario', '=', CLIENTE)
    .where('notaFiscalXml.idTitulo', 'is', null)
    .where('cartaCorrecao.idTitulo', 'is', null)
    .orderBy('notaFiscal.dataDocumento', 'desc')
    .orderBy('notaFiscal.idTitulo', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (nota === undefined) return;
  const chave = chaveAcesso({
    estado: nota.estado,
    emissao: businessDayOf(nota.dataDocumento),
    cnpj: nota.cpfCnpj,
    serie: nota.serieDocumento,
    numero: nota.numDocumento,
    codigo: Number(nota.chaveAcesso.slice(35, 43)),
    tipoEmissao: SVC_AN,
  });
  await trx
    .updateTable('notaFiscal')
    .set({ idNfeTipoEmissao: SVC_AN, chaveAcesso: chave })
    .where('idTitulo', '=', nota.idTitulo)
    .execute();
}
