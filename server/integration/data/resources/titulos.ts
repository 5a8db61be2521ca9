import { sql } from 'kysely';
import { type TituloRegistro, tituloLinha } from '#contract/integration/titulo.ts';
import { FORMA_BOLETO, FORMA_BOLETO_ANTECIPADO } from '#contract/payment/pagamento.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { checkTitulos } from '#server/integration/data/check-titulos.ts';
import { esquecerIds, idOf, readIds } from '#server/integration/data/codes.ts';
import { keepCreditoContado } from '#server/integration/data/credit/credit-counted.ts';
import { alignContas, lockClientesDe } from '#server/integration/data/credit/credit-of-orders.ts';
import { comNossosNumeros, idsDePedidos } from '#server/integration/data/orders-named.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';
import {
  notasDe,
  type ReferenciasDeTitulos,
  readReferencias,
} from '#server/integration/data/titulo-references.ts';
import { readTitulos } from './read-titulos.ts';

const chaveDe = ({ codigoErp = '' }: LinhaDe<TituloRegistro>) => codigoErp;

const COM_BOLETO = [FORMA_BOLETO, FORMA_BOLETO_ANTECIPADO];

/** Writes an instalment and returns its id. */
async function putConta(
  trx: DatabaseTransaction,
  { codigoErp, cliente, filial, pedido, nota, outrasNotas, formaPagamento, ...valores }: TituloRegistro,
  { clientes, filiais, notas }: ReferenciasDeTitulos,
  id: number | undefined,
): Promise<void> {
  const conta = {
    ...valores,
    idPessoaCliente: idOf(clientes, cliente),
    idPessoaFilial: idOf(filiais, filial),
    idPrePedido: pedido === null ? null : Number(pedido),
    idTitulo: nota === null ? null : must(notas.get(nota), nota).idTitulo,
    idFormaPagamento: formaPagamento,
  };
  const temBoleto = COM_BOLETO.includes(formaPagamento) || valores.linhaDigitavel !== null;
  const written =
    id ??
    (
      await trx
        .insertInto('contaReceber')
        .values({ ...conta, idBoleto: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await trx
    .updateTable('contaReceber')
    .set({ ...conta, idBoleto: temBoleto || valores.codigoBarras !== null ? written : null })
    .where('id', '=', written)
    .execute();
  const outras = outrasNotas.map((chave) => must(notas.get(chave), chave).idTitulo);
  await putOutrasNotas(trx, written, outras);
  if (id === undefined) {
    await trx
      .insertInto('codigoErp')
      .values({ recurso: 'titulos', codigo: codigoErp, id: written })
      .execute();
  }
}

/** Keeps the further invoices of an instalment. */
async function putOutrasNotas(
  trx: DatabaseTransaction,
  idConta: number,
  titulos: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('contaReceberNota')
    .where('idConta', '=', idConta)
    .where('idTitulo', '<>', sql<number>`all(${[...titulos]}::integer[])`)
    .execute();
  if (titulos.length === 0) return;
  await trx
    .insertInto('contaReceberNota')
    .values(titulos.map((idTitulo) => ({ idConta, idTitulo })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The orders that instalments belong to, by themselves or through their invoices. */
async function pedidosDe(
  trx: DatabaseTransaction,
  contas: readonly number[],
  registros: readonly TituloRegistro[] = [],
): Promise<number[]> {
  const chaves = registros.flatMap(notasDe);
  const { rows } = await sql<{ idPrePedido: number }>`
    select c."idPrePedido" from "contaReceber" c where c."id" = any(${[...contas]}::integer[]) and c."idPrePedido" is not null
    union select n."idPrePedido" from "notaFiscal" n where n."idPrePedido" is not null and (
      n."chaveAcesso" = any(${chaves}::text[]) or n."idTitulo" in (
        select c."idTitulo" from "contaReceber" c where c."id" = any(${[...contas]}::integer[])
        union select l."idTitulo" from "contaReceberNota" l where l."idConta" = any(${[...contas]}::integer[])))`.execute(
    trx,
  );
  const named = idsDePedidos(registros.map(({ pedido }) => pedido));
  return [...new Set([...named, ...rows.map(({ idPrePedido }) => idPrePedido)])];
}

/** An invoice whose instalments came holds no credit, and its devices hear of them. */
async function touchNotas(trx: DatabaseTransaction, codigos: readonly string[]): Promise<void> {
  await sql`update "notaFiscal" n set "creditoTomado" = 0, "mudado" = -1
    from "contaReceber" c join "codigoErp" e on e."recurso" = 'titulos' and e."id" = c."id"
    where e."codigo" = any(${[...codigos]}::text[])
      and (n."idTitulo" = c."idTitulo"
        or n."idTitulo" in (select l."idTitulo" from "contaReceberNota" l where l."idConta" = c."id")
        or (c."idTitulo" is null and n."idPrePedido" = c."idPrePedido"))`.execute(trx);
}

async function gravar(trx: DatabaseTransaction, registros: readonly TituloRegistro[]): Promise<void> {
  const ids = await readIds(trx, 'titulos', registros.map(chaveDe));
  const referencias = await readReferencias(trx, registros);
  const pedidos = await pedidosDe(trx, [...ids.values()], registros);
  const codigos = registros.map(chaveDe);
  await keepCreditoContado(trx, pedidos, codigos, async () => {
    for (const registro of registros) await putConta(trx, registro, referencias, ids.get(registro.codigoErp));
    await touchNotas(trx, codigos);
    await alignContas(trx, pedidos, codigos);
  });
}

/** Cancels open instalments: they are kept as they were, and hold no credit. Settled ones stay. */
async function retirar(trx: DatabaseTransaction, chaves: readonly string[]): Promise<void> {
  const ids = [...(await readIds(trx, 'titulos', chaves)).values()];
  const pedidos = await pedidosDe(trx, ids);
  await keepCreditoContado(trx, pedidos, chaves, async () => {
    await touchNotas(trx, chaves);
    const abertas = sql`select c."id" from "contaReceber" c
      where c."id" = any(${ids}::integer[]) and c."dataLiquidacao" is null`;
    await sql`insert into "contaReceberCancelada" ("idConta", "codigo", "conta")
      select c."id", e."codigo", to_jsonb(c) from "contaReceber" c
      join "codigoErp" e on e."recurso" = 'titulos' and e."id" = c."id" where c."id" in (${abertas})`.execute(
      trx,
    );
    esquecerIds(trx, 'titulos');
    await sql`delete from "codigoErp" where "recurso" = 'titulos' and "id" in (${abertas})`.execute(trx);
    await sql`delete from "contaReceber" where "id" in (${abertas})`.execute(trx);
  });
}

export const titulos = defineRecurso<TituloRegistro>({
  nome: 'titulos',
  linha: tituloLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['cliente', 'filial', 'formaPagamento', 'numero', 'dataEmissao', 'dataVencimento', 'valor'],
  padrao: {
    pedido: null,
    nota: null,
    outrasNotas: [],
    dataLiquidacao: null,
    abatimento: 0,
    descontoFinanceiro: 0,
    valorPago: 0,
    contadoNoLimite: false,
    linhaDigitavel: null,
    codigoBarras: null,
  },
  chaveDe,
  nomear: comNossosNumeros,
  async conferir(trx, registros) {
    await lockClientesDe(trx, await pedidosDe(trx, [], registros), registros.map(chaveDe));
    return await checkTitulos(trx, registros);
  },
  ler: readTitulos,
  gravar,
  retirar,
  /** Open instalments only: a settled one is not withdrawn. */
  async listarChaves(trx, depoisDe, quantas) {
    const rows = await trx
      .selectFrom('codigoErp')
      .innerJoin('contaReceber', 'contaReceber.id', 'codigoErp.id')
      .select('codigo')
      .where('recurso', '=', 'titulos')
      .where('contaReceber.dataLiquidacao', 'is', null)
      .where('codigo', '>', depoisDe)
      .orderBy('codigo')
      .limit(quantas)
      .execute();
    return rows.map(({ codigo }) => codigo);
  },
});
