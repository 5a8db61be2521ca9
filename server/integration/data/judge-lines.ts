import { isDeepStrictEqual } from 'node:util';
import type { ModoCarga } from '#contract/integration/carga.ts';
import { readMembros } from '#contract/integration/read-record.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Recurso, Registro } from './resource.ts';

/** A line of a load: its key, and its JSON as the company sent it. */
type Linha = { readonly chave: string; readonly json: unknown };

/** A line that changes something: the record as it is, undefined when there is none, and as the line wants it. */
type Aceita<L> = { readonly linha: L; readonly atual: Registro | undefined; readonly novo: Registro };

/** The outcome of some lines; those that change nothing are only counted. */
type Julgadas<L> = {
  readonly aceitas: readonly Aceita<L>[];
  readonly recusadas: readonly { readonly linha: L; readonly motivo: string }[];
  readonly iguais: number;
};

/** Why a line without a member makes no new record. */
export const whyNovaSem = (membro: string): string => `O campo ${membro} falta, e o código é novo.`;

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
  return falta === undefined ? registro : whyNovaSem(falta);
}

/** Why some records cannot be written; no question to the database when there is none. */
const conferir = async (trx: DatabaseTransaction, recurso: Recurso, registros: readonly Registro[]) =>
  registros.length === 0 ? new Map<string, string>() : await recurso.conferir(trx, registros);

/** The lines without those of new records that a user's decision leaves away. */
async function withoutDispensados<L extends Linha>(
  trx: DatabaseTransaction,
  recurso: Recurso,
  pedidas: readonly Aceita<L>[],
): Promise<readonly Aceita<L>[]> {
  const novos = pedidas.flatMap(({ atual, novo }) => (atual === undefined ? [novo] : []));
  if (novos.length === 0) return pedidas;
  const dispensados = (await recurso.dispensar?.(trx, novos)) ?? new Set<string>();
  return pedidas.filter(({ atual, linha }) => atual !== undefined || !dispensados.has(linha.chave));
}

/** Compares lines with the records that there are, and checks those that differ. */
export async function judgeLinhas<L extends Linha>(
  trx: DatabaseTransaction,
  recurso: Recurso,
  modo: ModoCarga,
  linhas: readonly L[],
): Promise<Julgadas<L>> {
  const atuais = await recurso.ler(
    trx,
    linhas.map(({ chave }) => chave),
  );
  const recusadas: { linha: L; motivo: string }[] = [];
  const pedidas: Aceita<L>[] = [];
  for (const linha of linhas) {
    const read = readMembros(recurso.linha, linha.json);
    const atual = atuais.get(linha.chave);
    const novo = read.ok ? recordOf(recurso, modo, atual, read.value) : read.error;
    if (typeof novo === 'string') recusadas.push({ linha, motivo: novo });
    else pedidas.push({ linha, atual, novo });
  }
  const novos = pedidas.map(({ novo }) => novo);
  const nomeados = (await recurso.nomear?.(trx, novos)) ?? novos;
  const diferentes = await withoutDispensados(
    trx,
    recurso,
    pedidas
      .map((pedida, at) => ({ ...pedida, novo: nomeados[at] ?? pedida.novo }))
      .filter(({ atual, novo }) => !isDeepStrictEqual(atual, novo)),
  );
  const motivos = await conferir(
    trx,
    recurso,
    diferentes.map(({ novo }) => novo),
  );
  const aceitas: Aceita<L>[] = [];
  for (const one of diferentes) {
    const motivo = motivos.get(one.linha.chave);
    if (motivo === undefined) aceitas.push(one);
    else recusadas.push({ linha: one.linha, motivo });
  }
  return { aceitas, recusadas, iguais: pedidas.length - diferentes.length };
}
