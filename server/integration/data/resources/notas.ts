import { sql } from 'kysely';
import { type NotaRegistro, notaLinha } from '#contract/integration/nota.ts';
import { isDoPortal } from '#server/customers/data/cashback.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { checkNotas } from '#server/integration/data/check-notas.ts';
import {
  alignContas,
  keepCredito,
  lockClientesDe,
} from '#server/integration/data/credit/credit-of-orders.ts';
import { notaDoXml } from '#server/integration/data/nota-do-xml.ts';
import { comNossosNumeros, idsDePedidos } from '#server/integration/data/orders-named.ts';
import { readPartes } from '#server/integration/data/parties.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';
import { readGuardadas } from '#server/integration/data/stored-notas.ts';
import { leavePedido, type Partes, putNota } from '#server/integration/data/write-nota.ts';

const chaveDe = ({ chave = '' }: LinhaDe<NotaRegistro>) => chave;

async function partesOf(trx: DatabaseTransaction, registros: readonly NotaRegistro[]): Promise<Partes> {
  const lidas = registros.flatMap((registro) => {
    const lida = notaDoXml(registro);
    return lida.ok ? [lida.value] : [];
  });
  return {
    emitentes: await readPartes(
      trx,
      'filial',
      lidas.map(({ cnpjEmitente }) => cnpjEmitente),
    ),
    destinatarios: await readPartes(
      trx,
      'cliente',
      lidas.map(({ cpfCnpjDestinatario }) => cpfCnpjDestinatario),
    ),
  };
}

async function gravar(trx: DatabaseTransaction, registros: readonly NotaRegistro[]): Promise<void> {
  const guardadas = await readGuardadas(trx, registros.map(chaveDe));
  const partes = await partesOf(trx, registros);
  const pedidos = idsDePedidos([
    ...registros.map(({ pedido }) => pedido),
    ...[...guardadas.values()].map(({ pedido }) => pedido),
  ]);
  await keepCredito(trx, pedidos, async () => {
    for (const registro of registros) await putNota(trx, registro, partes, guardadas.get(registro.chave));
    await alignContas(trx, pedidos);
  });
}

/** Removes invoices that nothing refers to; others stay. */
async function retirar(trx: DatabaseTransaction, chaves: readonly string[]): Promise<void> {
  const livres = await trx
    .selectFrom('notaFiscal as n')
    .select(['n.idTitulo', 'n.idPrePedido'])
    .where('n.chaveAcesso', '=', sql<string>`any(${[...chaves]}::text[])`)
    .where(
      sql<boolean>`not exists (select from "devolucao" d where d."idTitulo" = n."idTitulo")
        and not exists (select from "cartaCorrecao" k where k."idTitulo" = n."idTitulo")
        and not exists (select from "contaReceberNota" o where o."idTitulo" = n."idTitulo")
        and not exists (select from "cashbackLancamento" where "cashbackLancamento"."idTitulo" = n."idTitulo"
          and not ("liberadoEm" is null and ${isDoPortal}))
        and not exists (select from "contaReceber" c join "codigoErp" e on e."recurso" = 'titulos' and e."id" = c."id"
          where c."idTitulo" = n."idTitulo")`,
    )
    .execute();
  const pedidos = livres.flatMap(({ idPrePedido }) => (idPrePedido === null ? [] : [idPrePedido]));
  await keepCredito(trx, pedidos, async () => {
    for (const { idTitulo } of livres) {
      await leavePedido(trx, idTitulo);
      await trx.deleteFrom('notaFiscal').where('idTitulo', '=', idTitulo).execute();
    }
  });
}

export const notas = defineRecurso<NotaRegistro>({
  nome: 'notas',
  linha: notaLinha,
  codigos: ['chave'],
  obrigatorios: ['xml'],
  padrao: { pedido: null },
  chaveDe,
  nomear: comNossosNumeros,
  async conferir(trx, registros) {
    await lockClientesDe(trx, idsDePedidos(registros.map(({ pedido }) => pedido)));
    return await checkNotas(trx, registros);
  },
  async ler(trx, chaves) {
    const guardadas = await readGuardadas(trx, chaves);
    return new Map([...guardadas].map(([chave, { xml, pedido }]) => [chave, { chave, xml, pedido }]));
  },
  gravar,
  retirar,
  /** An issued invoice is not withdrawn by a load that leaves it out. */
  listarChaves: () => Promise.resolve([]),
});
