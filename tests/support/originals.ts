import { sql } from 'kysely';
import type { Database } from '#server/store/schema.ts';

/** Tables that start empty. */
export const EMPTIED = [
  'carrinho',
  'carrinhoGrupo',
  'carrinhoItem',
  'prePedido',
  'prePedidoItem',
  'prePedidoEstoque',
  'pedidoEtapa',
  'pagamento',
  'notaFiscal',
  'notaFiscalXml',
  'contaReceber',
  'mutacao',
  'intencaoCompra',
  'sessao',
  'recuperacaoSenha',
  'feedRemovido',
  'solicitacaoCadastro',
  'solicitacaoAcesso',
  'solicitacaoAcessoCliente',
];
/** Seeded tables nothing refers to: emptied and filled again from their copies. */
const REFILLED = [
  'produtoEstoque',
  'produtoPreco',
  'marcaFaixa',
  'preferenciaUsuario',
  'preferenciaUsuarioCliente',
  'parametro',
  'promocaoCombo',
  'promocaoComboProduto',
  'promocaoComboRestricao',
  'clienteCondicaoFilial',
  'banner',
  'vitrineItem',
  'hotsite',
  'vitrine',
  'menu',
];

/** Copies what tests may change, beside it; once, right after seeding. */
export async function keepOriginals(db: Database): Promise<void> {
  await sql`create schema original`.execute(db);
  for (const table of [...REFILLED, 'pessoa', 'usuario']) {
    await sql`create table ${sql.id('original', table)} as table ${sql.id('public', table)}`.execute(db);
  }
}

/** Brings a test database back to its seed: no carts, orders, keys or sessions; stock, limits, preferences whole. */
export async function restoreOriginals(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // No triggers: a row that is back as it was has not changed.
    await sql`set local session_replication_role = replica`.execute(trx);
    const emptied = sql.join(EMPTIED.map((table) => sql.table(table)));
    await sql`truncate ${emptied} restart identity`.execute(trx);
    for (const table of REFILLED) {
      await sql`delete from ${sql.id('public', table)}`.execute(trx);
      await sql`insert into ${sql.id('public', table)} select * from ${sql.id('original', table)}`.execute(
        trx,
      );
    }
    await sql`
      update "pessoa" set
        "limiteDisponivel" = o."limiteDisponivel",
        "limitePagamentoAntecipado" = o."limitePagamentoAntecipado",
        "saldoAdiantamento" = o."saldoAdiantamento",
        "saldoCashback" = o."saldoCashback",
        "clienteBloqueadoMotivo" = o."clienteBloqueadoMotivo",
        "aplicarLimiteMinimoDiario" = o."aplicarLimiteMinimoDiario",
        "valorLimiteMinimoDiario" = o."valorLimiteMinimoDiario",
        "licencas" = o."licencas"
      from "original"."pessoa" o where o."idPessoa" = "pessoa"."idPessoa"`.execute(trx);
    await sql`
      update "usuario" set "senhaHash" = o."senhaHash"
      from "original"."usuario" o where o."idUsuario" = "usuario"."idUsuario"`.execute(trx);
  });
}
