import { businessDayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { readIds } from '#server/integration/data/codes.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { CLIENTE_PRINCIPAL } from './clientes.ts';
import { linhasDeMetas, mesesDeMetas, type PorFabricante, VENDEDOR } from './linhas/metas.ts';

/**
 * Gives a demonstration that stands for months the goals of the current month and of the next. A month with goals stays as
 * it is, and so does one whose goals were withdrawn.
 */
export async function seedMetas(trx: DatabaseTransaction, now: Date): Promise<void> {
  const idUsuario = (await readIds(trx, 'usuarios', [VENDEDOR])).get(VENDEDOR);
  const clientes = await readIds(trx, 'clientes', [String(CLIENTE_PRINCIPAL)]);
  if (idUsuario === undefined || clientes.size === 0) return;
  const metas = await trx.selectFrom('meta').select('mes').where('idUsuario', '=', idUsuario).execute();
  const codigos = await trx.selectFrom('codigoErp').select('codigo').where('recurso', '=', 'metas').execute();
  const feitos = new Set([...metas.map(({ mes }) => mes), ...codigos.map(({ codigo }) => codigo)]);
  const hoje = businessDayOf(now);
  if (mesesDeMetas(hoje).every((mes) => feitos.has(mes))) return;
  const linhas = linhasDeMetas(await readPorFabricante(trx), hoje);
  await writeLinhas(
    trx,
    'metas',
    linhas.filter(({ codigoErp, mes }) => !feitos.has(codigoErp) && !feitos.has(mes)),
  );
}

async function readPorFabricante(trx: DatabaseTransaction): Promise<PorFabricante> {
  const rows = await trx
    .selectFrom('produto')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .select(['fabricante.nome', ({ fn }) => fn.countAll<string>().as('produtos')])
    .groupBy('fabricante.nome')
    .execute();
  return new Map(rows.map(({ nome, produtos }) => [nome, Number(produtos)]));
}
