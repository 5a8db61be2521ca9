import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITE_RETIRADA } from '#contract/integration/carga.ts';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { defineCommand, type Office } from './command.ts';
import { importFile, recursoDoNome } from './import-file.ts';
import { isArquivoDeRespostas, receiveFile } from './receive-file.ts';
import { withStore } from './with-store.ts';

/** A file that was written to more recently may not be whole yet. */
const QUIETO_MS = 5000;
const PAUSA_MS = 10_000;
const FEITOS = 'feitos';
const RECUSADOS = 'recusados';
const ENTRADA = /\.(csv|txt|xlsx|ndjson|ret)$/i;
const RECUSADAS = '.recusadas.';

/** The files that may be loaded now, in the order in which an empty database needs them. */
async function listFiles(pasta: string, now: Date): Promise<string[]> {
  const nomes = (await readdir(pasta)).filter((nome) => ENTRADA.test(nome) && !nome.includes(RECUSADAS));
  const found: { readonly nome: string; readonly place: number }[] = [];
  for (const nome of nomes) {
    const recurso = recursoDoNome(nome);
    const isResposta = isArquivoDeRespostas(nome);
    const { mtimeMs } = await stat(path.join(pasta, nome));
    if ((recurso !== undefined || isResposta) && now.getTime() - mtimeMs >= QUIETO_MS) {
      found.push({ nome, place: recurso === undefined ? 0 : RECURSOS.indexOf(recurso) });
    }
  }
  return found.sort((a, b) => a.place - b.place || a.nome.localeCompare(b.nome)).map(({ nome }) => nome);
}

/** Loads a file, or takes the answers of one. Returns the name of the file of refused lines. */
async function loadFile(
  db: Database,
  arquivo: string,
  office: Office,
): Promise<Result<string | undefined, string>> {
  const recurso = recursoDoNome(arquivo);
  if (recurso === undefined) return await receiveFile(db, arquivo, office);
  const pedido = {
    arquivo,
    recurso,
    modo: 'incluirAlterar',
    simulacao: false,
    limiteRetirada: LIMITE_RETIRADA,
  } as const;
  return await importFile(db, pedido, office);
}

/** Loads one file and moves it: a file that comes again under its name does not replace it. */
async function takeFile(pasta: string, nome: string, office: Office): Promise<void> {
  const arquivo = path.join(pasta, nome);
  office.say(`${nome}:`);
  const done = await withStore(office, ({ db }) => loadFile(db, arquivo, office));
  const quando = office
    .clock()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z$/g, '');
  const destino = path.join(pasta, done.ok ? FEITOS : RECUSADOS);
  await mkdir(destino, { recursive: true });
  await rename(arquivo, path.join(destino, `${quando}-${nome}`));
  if (!done.ok) {
    office.complain(done.error);
    await writeFile(path.join(destino, `${quando}-${nome}.motivo.txt`), `${done.error}\n`);
  } else if (done.value !== undefined) {
    await rename(done.value, path.join(destino, `${quando}-${path.basename(done.value)}`));
  }
}

async function takeAll(pasta: string, office: Office): Promise<void> {
  for (const nome of await listFiles(pasta, office.clock())) await takeFile(pasta, nome, office);
}

export const pastaImportar = defineCommand({
  usage: '<pasta> [--vigiar]',
  summary:
    'Carrega os arquivos e as respostas de uma pasta e os move para feitos ou recusados; com --vigiar, até ser encerrado.',
  takes: ['pasta'],
  options: { vigiar: { type: 'boolean' } },
  async run({ pasta }, office, { vigiar = false }): Promise<Result<void, string>> {
    const found = await stat(pasta).catch(() => undefined);
    if (found?.isDirectory() !== true) return fail(`Não há a pasta "${pasta}".`);
    await takeAll(pasta, office);
    while (vigiar) {
      await new Promise((resolve) => setTimeout(resolve, PAUSA_MS));
      await takeAll(pasta, office);
    }
    return ok(undefined);
  },
});
