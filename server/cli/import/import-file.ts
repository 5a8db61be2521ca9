import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { ModoCarga } from '#contract/integration/carga.ts';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import { foldText } from '#lib/fold-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Office } from '#server/cli/command.ts';
import { sayCount } from '#server/cli/say-count.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { CargaRow } from '#server/integration/data/loads.ts';
import { listRecusadas } from '#server/integration/data/refused.ts';
import { runCarga } from '#server/integration/data/run-load.ts';
import { openTabelas, type Tabela, type Tipo } from './file-to-lines.ts';
import { openPreenchimento } from './fill-lines.ts';
import { keepRefused, type Lugar, tellLeftover } from './keep-refused.ts';
import { tellVinculos } from './tell-links.ts';
import { tellRecusadas } from './tell-refused.ts';
import { toLines } from './to-lines.ts';
import { whyTooEarly } from './why-too-early.ts';

/** A file to be loaded, and how. */
export type Pedido = Tipo & {
  readonly arquivo: string;
  readonly modo: ModoCarga;
  /** `conta`: the loads only count; `ensaia`: the caller takes everything back. */
  readonly simulacao: false | 'conta' | 'ensaia';
  readonly limiteRetirada: number;
  /** It comes from a folder that no person watches: a last line that may be cut is refused. */
  readonly vigiada?: boolean;
  /** Users come after it in the same command: what customers and users lack of each other is told then. */
  readonly antesDeUsuarios?: boolean;
  /** The file is told by its name and kinds. */
  readonly anuncia: boolean;
};

/** The resource that a file is named after: `precos.csv`, `Preços-2026-11.ndjson`. */
export const recursoDoNome = (arquivo: string): NomeRecurso | undefined =>
  RECURSOS.find((recurso) => foldText(path.basename(arquivo)).startsWith(recurso));

/** The kind of a file by its name; NDJSON unless it says another. */
export function kindOf(arquivo: string): 'csv' | 'xlsx' | 'ndjson' {
  const name = arquivo.toLowerCase();
  if (name.endsWith('.xlsx')) return 'xlsx';
  return name.endsWith('.csv') || name.endsWith('.txt') ? 'csv' : 'ndjson';
}

/** The columns that were found, for people to check. */
function tellColunas({ mapeamento, desconhecidas, avisos }: Tabela, office: Office): void {
  const pares = Object.entries(mapeamento.colunas).map(([membro, title]) => `${membro} = "${title}"`);
  office.say(`Colunas: ${pares.join(', ')}.`);
  if (desconhecidas.length > 0) office.say(`Colunas que não são usadas: ${desconhecidas.join(', ')}.`);
  for (const aviso of avisos) office.say(aviso);
}

/** The counts of a load in words. */
const countsOf = ({ novas, alteradas, iguais, recusadas, retiradas }: CargaRow): string =>
  [
    sayCount(novas, 'novo'),
    sayCount(alteradas, 'alterado'),
    sayCount(iguais, 'igual', 'iguais'),
    sayCount(recusadas, 'recusado'),
    sayCount(retiradas, 'retirado'),
  ].join(', ');

const tellCarga = (carga: CargaRow, { simulacao }: Pedido, office: Office): void =>
  office.say(
    `${simulacao === false ? 'Carga' : 'Simulação'} ${carga.idCarga} de ${carga.recurso}: ${countsOf(carga)}.`,
  );

/** A load that only counts links nothing, and users who come after it link more. */
const tellsVinculos = ({ simulacao, antesDeUsuarios = false }: Pedido): boolean =>
  simulacao !== 'conta' && !antesDeUsuarios;

const novaDe = ({ modo, simulacao, limiteRetirada }: Pedido, recurso: NomeRecurso) => ({
  recurso,
  modo,
  simulacao: simulacao === 'conta',
  limiteRetirada,
});

async function importNdjson(
  db: Database,
  pedido: Pedido,
  office: Office,
  lugar: Lugar,
): Promise<Result<number, string>> {
  const { arquivo, recurso, anuncia, simulacao } = pedido;
  if (anuncia) office.say(`${path.basename(arquivo)}: ${recurso}.`);
  const done = await runCarga(db, novaDe(pedido, recurso), createReadStream(arquivo), office.clock);
  if (!done.ok) return done;
  tellCarga(done.value, pedido, office);
  if (tellsVinculos(pedido)) await tellVinculos(db, recurso, office);
  const { idCarga, recusadas } = done.value;
  const lidas = { motivos: new Map(), linhasDe: new Map() };
  if (recusadas > 0) await keepRefused(db, recurso, { idCarga, tabela: undefined, ...lidas }, lugar, office);
  else if (simulacao === false) await tellLeftover(recurso, 'ndjson', lugar, office);
  return ok(recusadas);
}

/** The lines of a table that were refused; the lines in `pular` are left out. */
async function importTabela(
  db: Database,
  tabela: Tabela,
  pedido: Pedido,
  { office, lugar, pular }: { office: Office; lugar: Lugar; pular: ReadonlySet<number> },
): Promise<Result<ReadonlySet<number>, string>> {
  const { recurso } = tabela;
  const isParte = recurso !== pedido.recurso;
  const cedo = isParte ? await whyTooEarly(db, recurso) : undefined;
  const { fill, avisos, falta = cedo, conclui } = await openPreenchimento(db, tabela, pedido.modo);
  if (falta !== undefined && !isParte) return fail(falta);
  if (falta !== undefined) {
    office.say(`Não são carregados os ${recurso} deste arquivo. ${falta}`);
    return ok(new Set());
  }
  tellColunas(tabela, office);
  for (const aviso of avisos) office.say(aviso);
  const motivos = new Map<number, string>();
  const linhasDe = new Map<number, readonly number[]>();
  // A table of products does not withdraw the prices of other tables.
  const ofProdutos = isParte || pedido.deProdutos === true;
  const modo = ofProdutos && pedido.modo === 'substituir' ? 'incluirAlterar' : pedido.modo;
  const nova = novaDe({ ...pedido, modo }, recurso);
  const done = await runCarga(db, nova, toLines(tabela, { fill, pular, motivos, linhasDe }), office.clock);
  if (!done.ok) return done;
  tellCarga(done.value, pedido, office);
  for (const aviso of conclui?.() ?? []) office.say(aviso);
  if (tellsVinculos(pedido)) await tellVinculos(db, recurso, office);
  const recusadas = new Set<number>();
  if (done.value.recusadas === 0) {
    if (pedido.simulacao === false) await tellLeftover(recurso, 'csv', lugar, office);
    return ok(recusadas);
  }
  const { idCarga, linhas: lidas } = done.value;
  const ditas = await tellRecusadas(listRecusadas(db, idCarga), tabela, { fill, motivos, lidas }, office);
  for (const linha of ditas) for (const one of linhasDe.get(linha) ?? [linha]) recusadas.add(one);
  await keepRefused(db, recurso, { idCarga, tabela, motivos, linhasDe }, lugar, office);
  return ok(recusadas);
}

/**
 * Loads a file and prints the result. Returns the number of refused lines. A line of products that was refused brings no
 * price and no stock either.
 */
export async function importFile(
  db: Database,
  pedido: Pedido,
  office: Office,
  lugar: Lugar,
): Promise<Result<number, string>> {
  const { arquivo, recurso, anuncia, vigiada } = pedido;
  const cedo = await whyTooEarly(db, recurso);
  if (cedo !== undefined) return fail(cedo);
  const kind = kindOf(arquivo);
  if (kind === 'ndjson') return await importNdjson(db, pedido, office, lugar);
  const opened = await openTabelas(arquivo, kind, pedido, vigiada);
  if (!opened.ok) return opened;
  const { tabelas, avisos } = opened.value;
  const nomes = tabelas.map((tabela) => tabela.recurso);
  if (anuncia || nomes.length > 1) office.say(`${path.basename(arquivo)}: ${nomes.join(', ')}.`);
  for (const aviso of avisos) office.say(aviso);
  let pular: ReadonlySet<number> = new Set();
  let recusadas = 0;
  for (const tabela of tabelas) {
    const done = await importTabela(db, tabela, pedido, { office, lugar, pular });
    if (!done.ok) return done;
    if (tabela.recurso === recurso) pular = done.value;
    recusadas += done.value.size;
  }
  return ok(recusadas);
}
