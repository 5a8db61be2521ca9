import { type MetaRegistro, metaLinha } from '#contract/integration/usuario.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, readIds, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkMetas } from './check-metas.ts';

const { assign, ...rows } = ownRows('metas', 'meta', 'idMeta');

async function gravar(trx: DatabaseTransaction, registros: readonly MetaRegistro[]): Promise<void> {
  const ids = await assign(trx, registros);
  const usuarios = await readIds(
    trx,
    'usuarios',
    registros.map(({ usuario }) => usuario),
  );
  const clientes = await readIds(
    trx,
    'clientes',
    registros.flatMap(({ cliente }) => cliente ?? []),
  );
  const columns: readonly Column<MetaRegistro>[] = [
    ['idMeta', 'integer', (meta) => idOf(ids, meta.codigoErp)],
    ['idUsuario', 'integer', (meta) => idOf(usuarios, meta.usuario)],
    ['mes', 'text', (meta) => meta.mes],
    ['fabricante', 'text', (meta) => meta.fabricante],
    ['marca', 'text', (meta) => meta.marca],
    ['idPessoaCliente', 'integer', ({ cliente }) => (cliente === null ? null : idOf(clientes, cliente))],
    ['valor', 'bigint', (meta) => meta.valor],
  ];
  await insertColumns(trx, 'meta', columns, registros, ['idMeta']);
}

async function ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, MetaRegistro>> {
  const lidas = await selectConhecidos(trx, 'metas', chaves)
    .innerJoin('meta', 'meta.idMeta', 'codigoErp.id')
    .innerJoin('codigoErp as u', (join) =>
      join.onRef('u.id', '=', 'meta.idUsuario').on('u.recurso', '=', 'usuarios'),
    )
    .leftJoin('codigoErp as c', (join) =>
      join.onRef('c.id', '=', 'meta.idPessoaCliente').on('c.recurso', '=', 'clientes'),
    )
    .select(['u.codigo as usuario', 'mes', 'fabricante', 'marca', 'c.codigo as cliente', 'valor'])
    .execute();
  return new Map(lidas.map((row) => [row.codigoErp, row]));
}

/** Goals of sellers. A device shows each with the amount that the seller has reached. */
export const metas = defineRecurso<MetaRegistro>({
  nome: 'metas',
  linha: metaLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['usuario', 'mes', 'valor'],
  padrao: { fabricante: null, marca: null, cliente: null },
  ...rows,
  conferir: checkMetas,
  ler,
  gravar,
});
