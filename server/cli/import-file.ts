import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { ModoCarga } from '#contract/integration/carga.ts';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { finishCarga } from '#server/integration/data/finish-load.ts';
import { receiveCarga } from '#server/integration/data/receive-load.ts';
import type { Office } from './command.ts';
import { openTabela, type Tabela, toLines } from './file-to-lines.ts';
import { writeRefused } from './refused-file.ts';

/** A file to be loaded, and how. */
export type Pedido = {
  readonly arquivo: string;
  readonly recurso: NomeRecurso;
  readonly modo: ModoCarga;
  readonly simulacao: boolean;
  readonly limiteRetirada: number;
};

/** The resource that a file is named after: `precos.csv`, `precos-2026-11.ndjson`. */
export const recursoDoNome = (arquivo: string): NomeRecurso | undefined =>
  RECURSOS.find((recurso) => path.basename(arquivo).toLowerCase().startsWith(recurso));

/** The kind of a file by its name; NDJSON unless it says another. */
function kindOf(arquivo: string): 'csv' | 'xlsx' | 'ndjson' {
  const name = arquivo.toLowerCase();
  if (name.endsWith('.xlsx')) return 'xlsx';
  return name.endsWith('.csv') || name.endsWith('.txt') ? 'csv' : 'ndjson';
}

/** The columns that were found, for people to check. */
function tellColunas({ mapeamento, desconhecidas }: Tabela, office: Office): void {
  const pares = Object.entries(mapeamento.colunas).map(([membro, title]) => `${membro} = "${title}"`);
  office.say(`Colunas: ${pares.join(', ')}.`);
  if (desconhecidas.length > 0) office.say(`Colunas que não são usadas: ${desconhecidas.join(', ')}.`);
}

/** Loads a file and prints the result. Returns the number of refused lines; their file stands next to `feito`. */
export async function importFile(
  db: Database,
  { arquivo, ...pedido }: Pedido,
  office: Office,
  feito: string = arquivo,
): Promise<Result<number, string>> {
  const kind = kindOf(arquivo);
  const opened = kind === 'ndjson' ? undefined : await openTabela(arquivo, kind, pedido.recurso);
  if (opened?.ok === false) return opened;
  const tabela = opened?.value;
  if (tabela !== undefined) tellColunas(tabela, office);
  const motivos = new Map<number, string>();
  const body = tabela === undefined ? createReadStream(arquivo) : toLines(tabela, motivos);
  const nova = { ...pedido, idToken: null, chave: null };
  const received = await receiveCarga(db, nova, body, office.clock());
  if (!received.ok) {
    return fail(
      received.error.kind === 'invalido' ? received.error.sentence : 'A carga não pôde ser recebida.',
    );
  }
  const carga = await finishCarga(db, received.value, office.clock);
  if (carga.situacao === 'recusada') return fail(carga.mensagem ?? 'A carga foi recusada.');
  office.say(
    `${pedido.simulacao ? 'Simulação' : 'Carga'} ${carga.idCarga} de ${carga.recurso}: ${carga.novas} novos, ` +
      `${carga.alteradas} alterados, ${carga.iguais} iguais, ${carga.recusadas} recusados, ${carga.retiradas} retirados.`,
  );
  if (carga.recusadas === 0) return ok(0);
  const nome = await writeRefused(db, {
    idCarga: carga.idCarga,
    base: feito,
    recurso: pedido.recurso,
    tabela,
    motivos,
  });
  office.say(`As linhas recusadas, com o motivo de cada uma: ${nome}`);
  return ok(carga.recusadas);
}
