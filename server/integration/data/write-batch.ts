import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ModoCarga } from '#contract/integration/carga.ts';
import { readMembros } from '#contract/integration/read-record.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { CargaRow } from './loads.ts';
import type { Recurso, Registro } from './resource.ts';
import { insertRecusadas } from './stage.ts';

type Pedida = {
  readonly linha: number;
  readonly texto: string;
  readonly chave: string;
  readonly atual?: Registro;
};
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

/** The whole record of a line over the current one, or why there is none. */
function recordOf(
  { obrigatorios, padrao }: Recurso,
  modo: ModoCarga,
  atual: Registro | undefined,
  dados: Registro,
): Registro | string {
  if (atual === undefined && modo === 'alterar') return 'O código não existe, e esta carga só altera.';
  const registro: Record<string, unknown> = { ...(atual ?? padrao), ...dados };
  const falta = obrigatorios.find((nome) => registro[nome] === undefined);
  return falta === undefined ? registro : `O campo ${falta} falta, e o código é novo.`;
}

/**
 * Writes the next lines of a load that differ, `most` at most, or only counts them in a simulation.
 * @returns false when no line was left.
 */
export async function writeBatch(
  trx: DatabaseTransaction,
  recurso: Recurso,
  carga: CargaRow,
  most: number,
): Promise<boolean> {
  const { idCarga, modo, simulacao, ultimaLinha } = carga;
  const linhas = await trx
    .selectFrom('cargaLinha')
    .select(['linha', 'chave', 'texto'])
    .where('idCarga', '=', idCarga)
    .where('linha', '>', ultimaLinha)
    .orderBy('linha')
    .limit(most)
    .execute();
  const last = linhas.at(-1);
  if (last === undefined) return false;
  const atuais = await recurso.ler(
    trx,
    linhas.map(({ chave }) => chave),
  );
  const recusadas: { linha: number; motivo: string; texto: string }[] = [];
  const pedidas: (Pedida & { readonly novo: Registro })[] = [];
  for (const { linha, chave, texto } of linhas) {
    const read = readMembros(recurso.linha, JSON.parse(texto));
    const atual = atuais.get(chave);
    const novo = read.ok ? recordOf(recurso, modo, atual, read.value) : read.error;
    if (typeof novo === 'string') recusadas.push({ linha, motivo: novo, texto });
    else pedidas.push({ linha, chave, texto, novo, ...(atual === undefined ? {} : { atual }) });
  }
  const diferentes = pedidas.filter(({ atual, novo }) => !isDeepStrictEqual(atual, novo));
  const motivos = await recurso.conferir(
    trx,
    diferentes.map(({ novo }) => novo),
  );
  for (const { linha, chave, texto } of diferentes.filter((one) => motivos.has(one.chave))) {
    recusadas.push({ linha, motivo: must(motivos.get(chave), 'reason'), texto });
  }
  const aceitas = diferentes.filter(({ chave }) => !motivos.has(chave));
  if (!simulacao && aceitas.length > 0) {
    await insertAntes(
      trx,
      idCarga,
      recurso.nome,
      aceitas.map(({ chave, atual, novo }) => ({ chave, antes: atual, depois: novo })),
    );
    await recurso.gravar(
      trx,
      aceitas.map(({ novo }) => novo),
    );
  }
  await insertRecusadas(trx, idCarga, recusadas);
  const novas = aceitas.filter(({ atual }) => atual === undefined).length;
  await trx
    .updateTable('carga')
    .set((eb) => ({
      situacao: 'gravando',
      ultimaLinha: last.linha,
      feitas: eb('feitas', '+', linhas.length),
      novas: eb('novas', '+', novas),
      alteradas: eb('alteradas', '+', aceitas.length - novas),
      iguais: eb('iguais', '+', pedidas.length - diferentes.length),
      recusadas: eb('recusadas', '+', recusadas.length),
    }))
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}
