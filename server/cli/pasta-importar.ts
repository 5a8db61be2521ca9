import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITE_RETIRADA } from '#contract/integration/carga.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { defineCommand, type Office } from './command.ts';
import { isForLater, sentenceOfError } from './error-sentence.ts';
import { importFile, recursoDoNome } from './import/import-file.ts';
import { listEntrada } from './import/list-entrada.ts';
import { receiveFile } from './receive-file.ts';
import { watch } from './watch.ts';
import { withStore } from './with-store.ts';

const FEITOS = 'feitos';
const RECUSADOS = 'recusados';

/** How many files of a folder were refused whole, and how many had refused lines. */
type Contagem = { readonly recusados: number; readonly comRecusas: number };

/** Loads a file, or takes the answers of one. Returns the number of its refused lines. */
async function loadFile(
  db: Database,
  arquivo: string,
  feito: string,
  office: Office,
): Promise<Result<number, string>> {
  const recurso = recursoDoNome(arquivo);
  if (recurso === undefined) {
    const received = await receiveFile(db, arquivo, office);
    return received.ok ? ok(0) : received;
  }
  const pedido = {
    arquivo,
    recurso,
    partes: true,
    modo: 'incluirAlterar',
    simulacao: false,
    limiteRetirada: LIMITE_RETIRADA,
    anuncia: false,
    vigiada: true,
  } as const;
  return await importFile(db, pedido, office, { feito, emUso: new Set() });
}

/**
 * Loads one file. A file that makes the command fail is refused as well, so that it holds no other one up.
 * @throws the error of a database that cannot be used now: the file stays for later.
 */
async function tryFile(arquivo: string, feito: string, office: Office): Promise<Result<number, string>> {
  try {
    return await withStore(office, ({ db }) => loadFile(db, arquivo, feito, office));
  } catch (error) {
    if (isForLater(error)) throw error;
    return fail(sentenceOfError(error, office.source));
  }
}

/** A name of the moment in the business time zone that no taken file has: a second file of one name and second gets a number. */
async function freeName(pasta: string, nome: string, now: Date): Promise<string> {
  const quando = toBusinessInstant(now).slice(0, 19).replaceAll(/[-:]/g, '');
  for (let count = 1; ; count += 1) {
    const livre = count === 1 ? `${quando}-${nome}` : `${quando}-${count}-${nome}`;
    const places = [FEITOS, RECUSADOS].map((folder) => path.join(pasta, folder, livre));
    const taken = await Promise.all(places.map((place) => stat(place).catch(() => undefined)));
    if (taken.every((found) => found === undefined)) return livre;
  }
}

/** Loads one file and moves it: a file that comes again under its name does not replace it. */
async function takeFile(pasta: string, nome: string, office: Office): Promise<Contagem> {
  const arquivo = path.join(pasta, nome);
  office.say(`${nome}:`);
  const livre = await freeName(pasta, nome, office.clock());
  const placeIn = (folder: string) => path.join(pasta, folder, livre);
  const done = await tryFile(arquivo, placeIn(FEITOS), office);
  const destino = placeIn(done.ok ? FEITOS : RECUSADOS);
  await mkdir(path.dirname(destino), { recursive: true });
  await rename(arquivo, destino);
  if (done.ok) return { recusados: 0, comRecusas: done.value > 0 ? 1 : 0 };
  office.complain(done.error);
  await writeFile(`${destino}.motivo.txt`, `${done.error}\n`);
  return { recusados: 1, comRecusas: 0 };
}

/**
 * Takes the files that may be loaded now. `avisados` keeps the sentences that were said before.
 * @throws the error of a database that cannot be used now, or at the end that of a file that could not be moved.
 */
async function takeAll(pasta: string, office: Office, avisados: Set<string>): Promise<Contagem> {
  const { prontos, avisos } = await listEntrada(pasta, office.clock());
  for (const aviso of avisos) if (!avisados.has(aviso)) office.say(aviso);
  for (const aviso of avisos) avisados.add(aviso);
  let total: Contagem = { recusados: 0, comRecusas: 0 };
  const failures: unknown[] = [];
  for (const nome of prontos) {
    try {
      const { recusados, comRecusas } = await takeFile(pasta, nome, office);
      total = { recusados: total.recusados + recusados, comRecusas: total.comRecusas + comRecusas };
    } catch (error) {
      if (isForLater(error)) throw error;
      failures.push(error);
    }
  }
  for (const other of failures.slice(1)) office.complain(sentenceOfError(other, office.source));
  if (failures.length > 0) throw failures[0];
  return total;
}

export const pastaImportar = defineCommand({
  usage: '<pasta> [--vigiar]',
  summary:
    'Carrega os arquivos e as respostas de uma pasta e os move para feitos ou recusados; com --vigiar, até ser encerrado. Sai com 1 se um arquivo ou uma linha é recusada.',
  takes: ['pasta'],
  options: { vigiar: { type: 'boolean' } },
  async run({ pasta }, office, { vigiar = false }): Promise<Result<void, string>> {
    const found = await stat(pasta).catch(() => undefined);
    if (found?.isDirectory() !== true) return fail(`Não há a pasta "${pasta}".`);
    const avisados = new Set<string>();
    if (vigiar) return await watch(() => takeAll(pasta, office, avisados), office);
    const { recusados, comRecusas } = await takeAll(pasta, office, avisados);
    return recusados + comRecusas === 0
      ? ok(undefined)
      : fail(`Arquivos recusados: ${recusados}. Arquivos com linhas recusadas: ${comRecusas}.`);
  },
});
