import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LIMITE_RETIRADA, MODOS, type ModoCarga } from '#contract/integration/carga.ts';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type CargaRow, readCarga } from '#server/integration/data/loads.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { receiveCarga } from '#server/integration/data/receive-load.ts';
import { defineCommand, type Office } from './command.ts';
import { openTabela, type Tabela, toLines } from './file-to-lines.ts';
import { writeRefused } from './refused-file.ts';
import { withStore } from './with-store.ts';

type Pedido = {
  readonly arquivo: string;
  readonly recurso: NomeRecurso;
  readonly modo: ModoCarga;
  readonly simulacao: boolean;
  readonly limiteRetirada: number;
};

/** The resource that a file is named after: `precos.csv`, `precos-2026-11.ndjson`. */
const recursoDoNome = (arquivo: string): NomeRecurso | undefined =>
  RECURSOS.find((recurso) => path.basename(arquivo).toLowerCase().startsWith(recurso));

type Opcoes = {
  readonly recurso?: string | undefined;
  readonly modo?: string | undefined;
  readonly simular?: boolean | undefined;
  readonly 'limite-retirada'?: string | undefined;
};

function readPedido(arquivo: string, opcoes: Opcoes): Result<Pedido, string> {
  const recurso =
    opcoes.recurso === undefined ? recursoDoNome(arquivo) : RECURSOS.find((nome) => nome === opcoes.recurso);
  if (recurso === undefined) {
    return fail(`Diga o que o arquivo traz com --recurso: ${RECURSOS.join(', ')}.`);
  }
  const modo = MODOS.find((nome) => nome === (opcoes.modo ?? 'incluirAlterar'));
  if (modo === undefined) return fail(`Os modos: ${MODOS.join(', ')}.`);
  const limite = opcoes['limite-retirada'] ?? String(LIMITE_RETIRADA);
  if (!/^(100|\d{1,2})$/.test(limite)) return fail('--limite-retirada é uma porcentagem de 0 a 100.');
  return ok({ arquivo, recurso, modo, simulacao: opcoes.simular ?? false, limiteRetirada: Number(limite) });
}

/** Waits for a load that another process may be doing. */
async function finished(db: Database, { idCarga }: CargaRow, { clock }: Office): Promise<CargaRow> {
  for (;;) {
    await processCargas(db, clock);
    const carga = await readCarga(db, idCarga);
    if (carga === undefined) throw new Error(`the load ${idCarga} is gone`);
    if (carga.terminadaEm !== null) return carga;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

const WAIT_MS = 500;

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

async function importFile(
  db: Database,
  { arquivo, ...pedido }: Pedido,
  office: Office,
): Promise<Result<void, string>> {
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
  const carga = await finished(db, received.value, office);
  if (carga.situacao === 'recusada') return fail(carga.mensagem ?? 'A carga foi recusada.');
  office.say(
    `${pedido.simulacao ? 'Simulação' : 'Carga'} ${carga.idCarga} de ${carga.recurso}: ${carga.novas} novos, ` +
      `${carga.alteradas} alterados, ${carga.iguais} iguais, ${carga.recusadas} recusados, ${carga.retiradas} retirados.`,
  );
  if (carga.recusadas > 0) {
    const nome = await writeRefused(db, { idCarga: carga.idCarga, arquivo, tabela, motivos });
    office.say(`As linhas recusadas, com o motivo de cada uma: ${nome}`);
  }
  return ok(undefined);
}

export const importar = defineCommand({
  usage:
    '<arquivo> [--recurso precos] [--modo incluirAlterar|alterar|substituir] [--simular] [--limite-retirada 20]',
  summary: 'Carrega um arquivo da empresa. Com --simular só conta o que mudaria.',
  takes: ['arquivo'],
  options: {
    recurso: { type: 'string' },
    modo: { type: 'string' },
    simular: { type: 'boolean' },
    'limite-retirada': { type: 'string' },
  },
  async run({ arquivo }, office, opcoes) {
    const pedido = readPedido(arquivo, opcoes);
    if (!pedido.ok) return pedido;
    const found = await stat(arquivo).catch(() => undefined);
    if (found?.isFile() !== true) return fail(`Não há o arquivo "${arquivo}".`);
    return await withStore(office, ({ db }) => importFile(db, pedido.value, office));
  },
});
