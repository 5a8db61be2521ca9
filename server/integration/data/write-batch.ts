import { sql } from 'kysely';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { bytesBefore, LOTE_BYTES } from './bytes-before.ts';
import { judgeLinhas } from './judge-lines.ts';
import type { CargaRow } from './loads.ts';
import type { Recurso, Registro } from './resource.ts';
import { insertRecusadas } from './stage.ts';

/** A step of a load: how many records at most, and its moment. */
export type Passo = { readonly most: number; readonly now: Date };

/** A record before and after; undefined: there is none. */
type Mudanca = {
  readonly chave: string;
  readonly antes: Registro | undefined;
  readonly depois: Registro | undefined;
};

/** Remembers records as they were, to undo the load. */
export async function insertAntes(
  trx: DatabaseTransaction,
  idCarga: number,
  recurso: NomeRecurso,
  mudancas: readonly Mudanca[],
): Promise<void> {
  if (mudancas.length === 0) return;
  const json = (registro: Registro | undefined) => (registro === undefined ? null : JSON.stringify(registro));
  await sql`insert into "cargaAntes" ("idCarga", "recurso", "chave", "antes", "depois")
    select ${idCarga}, ${recurso}, * from unnest(${mudancas.map((one) => one.chave)}::text[],
      ${mudancas.map((one) => json(one.antes))}::jsonb[], ${mudancas.map((one) => json(one.depois))}::jsonb[])`.execute(
    trx,
  );
}

/**
 * Writes the next lines of a load that differ, `most` and 4 MiB of text at most, or only counts them in a simulation.
 * @returns false when no line was left.
 */
export async function writeBatch(
  trx: DatabaseTransaction,
  recurso: Recurso,
  carga: CargaRow,
  { most, now }: Passo,
): Promise<boolean> {
  const { idCarga, modo, simulacao, ultimaLinha } = carga;
  const linhas = await trx
    .selectFrom(
      trx
        .selectFrom('cargaLinha')
        .select(['linha', 'chave', 'texto', bytesBefore(sql.ref('texto'), sql.ref('linha')).as('bytes')])
        .where('idCarga', '=', idCarga)
        .where('linha', '>', ultimaLinha)
        .orderBy('linha')
        .limit(most)
        .as('proximas'),
    )
    .select(['linha', 'chave', 'texto'])
    .where('bytes', '<', LOTE_BYTES)
    .orderBy('linha')
    .execute();
  const last = linhas.at(-1);
  if (last === undefined) return false;
  const { aceitas, recusadas, iguais } = await judgeLinhas(
    trx,
    recurso,
    modo,
    linhas.map((linha) => ({ ...linha, json: JSON.parse(linha.texto) as unknown })),
  );
  if (!simulacao && aceitas.length > 0) {
    await insertAntes(
      trx,
      idCarga,
      recurso.nome,
      aceitas.map(({ linha: { chave }, atual, novo }) => ({ chave, antes: atual, depois: novo })),
    );
    await recurso.gravar(
      trx,
      aceitas.map(({ novo }) => novo),
      { idCarga, em: now },
    );
  }
  await insertRecusadas(
    trx,
    idCarga,
    recusadas.map(({ linha: { linha, texto }, motivo }) => ({ linha, motivo, texto })),
  );
  const novas = aceitas.filter(({ atual }) => atual === undefined).length;
  await trx
    .updateTable('carga')
    .set((eb) => ({
      situacao: 'gravando',
      ultimaLinha: last.linha,
      feitas: eb('feitas', '+', linhas.length),
      novas: eb('novas', '+', novas),
      alteradas: eb('alteradas', '+', aceitas.length - novas),
      iguais: eb('iguais', '+', iguais),
      recusadas: eb('recusadas', '+', recusadas.length),
    }))
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}
