import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { toWireDevolucao } from '#contract/integration/evento-outros.ts';
import { must } from '#lib/must.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertEvento } from './insert-event.ts';

/** Writes the event of a finalised return, in its transaction. */
export async function insertEventoDaDevolucao(
  trx: Database,
  idDevolucaoEletronica: number,
  now: Date,
): Promise<void> {
  const row = await selectDevolucao(trx, idDevolucaoEletronica);
  const itens = await selectItens(trx, idDevolucaoEletronica, row.idTitulo);
  const { nomeCliente, cpfCnpjCliente, codigoCliente, nomeFilial, cpfCnpjFilial, codigoFilial } = row;
  const { nomeUsuario, codigoUsuario, chaveAcesso, numDocumento, serieDocumento, ...rest } = row;
  const dados = toWireDevolucao({
    ...rest,
    idDevolucaoVenda: must(row.idDevolucaoVenda, 'idDevolucaoVenda'),
    cliente: {
      id: row.idPessoaCliente,
      codigoErp: codigoCliente,
      cpfCnpj: cpfCnpjCliente,
      nome: nomeCliente,
    },
    filial: { id: row.idPessoaFilial, codigoErp: codigoFilial, cpfCnpj: cpfCnpjFilial, nome: nomeFilial },
    usuario: { id: row.idUsuario, codigoErp: codigoUsuario, descricao: nomeUsuario },
    nota: { chaveAcesso, numDocumento, serieDocumento },
    valorTotal: itens.reduce((sum, { valor }) => sum + valor, 0),
    itens: itens.map(({ idItem, idItemTipo, codigoErp, codBarras, ...item }) => ({
      ...item,
      produto:
        idItemTipo === ITEM_PRODUTO
          ? { id: idItem, codigoErp, codBarras: codBarras ?? '', descricao: item.descricao }
          : null,
    })),
  });
  const chave = `devolucao:${idDevolucaoEletronica}`;
  await insertEvento(trx, { tipo: 'devolucao.finalizada', chave, dados }, now);
}

const selectDevolucao = (db: Database, idDevolucaoEletronica: number) =>
  db
    .selectFrom('devolucao')
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'devolucao.idTitulo')
    .innerJoin('pessoa as cliente', 'cliente.idPessoa', 'devolucao.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'devolucao.idPessoaFilial')
    .innerJoin('usuario', 'usuario.idUsuario', 'devolucao.idUsuario')
    .selectAll('devolucao')
    .select(['notaFiscal.chaveAcesso', 'notaFiscal.numDocumento', 'notaFiscal.serieDocumento'])
    .select(['cliente.nome as nomeCliente', 'cliente.cpfCnpj as cpfCnpjCliente'])
    .select(['filial.nome as nomeFilial', 'filial.cpfCnpj as cpfCnpjFilial', 'usuario.nome as nomeUsuario'])
    .select([
      codigoErpDe('clientes', 'devolucao.idPessoaCliente').as('codigoCliente'),
      codigoErpDe('filiais', 'devolucao.idPessoaFilial').as('codigoFilial'),
      codigoErpDe('usuarios', 'devolucao.idUsuario').as('codigoUsuario'),
    ])
    .where('devolucao.idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .executeTakeFirstOrThrow();

const selectItens = (db: Database, idDevolucaoEletronica: number, idTitulo: number) =>
  db
    .selectFrom('devolucaoItem')
    .innerJoin('notaFiscalItem', 'notaFiscalItem.nItem', 'devolucaoItem.nItem')
    .innerJoin('devolucaoMotivo', 'devolucaoMotivo.idDevolucaoMotivo', 'devolucaoItem.idDevolucaoMotivo')
    .leftJoin('produto', 'produto.idProduto', 'notaFiscalItem.idItem')
    .select(['devolucaoItem.nItem', 'devolucaoItem.lote', 'devolucaoItem.quantidade', 'devolucaoItem.valor'])
    .select(['devolucaoMotivo.idDevolucaoMotivo', 'devolucaoMotivo.descDevolucaoMotivo'])
    .select(['notaFiscalItem.idItem', 'notaFiscalItem.idItemTipo', 'notaFiscalItem.descricao'])
    .select('produto.codBarras')
    .select(codigoErpDe('produtos', 'notaFiscalItem.idItem').as('codigoErp'))
    .where('devolucaoItem.idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .where('notaFiscalItem.idTitulo', '=', idTitulo)
    .orderBy('devolucaoItem.nItem')
    .orderBy('devolucaoItem.lote')
    .execute();
