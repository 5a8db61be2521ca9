import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { isArquivoDeRespostas } from '#server/cli/receive-file.ts';
import { recursoDoNome } from './import-file.ts';
import { RECUSADAS } from './refused-file.ts';
import { COLUNAS_LEMBRADAS } from './tell-missing.ts';

/** A file that was written to more recently may not be whole yet. */
const QUIETO_MS = 5000;
const ENTRADA = /\.(csv|txt|xlsx|ndjson|ret)$/i;

/** The files of a folder that may be loaded now, in their order, and a sentence for each other file. */
type Entrada = { readonly prontos: readonly string[]; readonly avisos: readonly string[] };

/** Why a file is passed over; undefined when it may be loaded. */
function whyPassed(nome: string, ageMs: number): string | undefined {
  if (nome.includes(RECUSADAS))
    return `${nome} tem linhas recusadas: corrija-as e dê ao arquivo um nome que comece pelo tipo, como precos-2.csv.`;
  if (!ENTRADA.test(nome)) return `${nome} não é .csv, .txt, .xlsx, .ndjson ou .ret: não é carregado.`;
  if (recursoDoNome(nome) === undefined && !isArquivoDeRespostas(nome))
    return `${nome} não é carregado: o nome deve começar por um destes: ${RECURSOS.join(', ')}, recebimentos.`;
  return ageMs < QUIETO_MS ? `${nome} acabou de ser gravado: fica para a próxima vez.` : undefined;
}

/** Lists a folder; the files come in the order in which an empty database needs them. */
export async function listEntrada(pasta: string, now: Date): Promise<Entrada> {
  const prontos: { readonly nome: string; readonly place: number }[] = [];
  const avisos: string[] = [];
  for (const entry of await readdir(pasta, { withFileTypes: true })) {
    const nome = entry.name;
    if (!entry.isFile() || nome === COLUNAS_LEMBRADAS || nome.startsWith('.')) continue;
    const { mtimeMs } = await stat(path.join(pasta, nome));
    const aviso = whyPassed(nome, now.getTime() - mtimeMs);
    const recurso = recursoDoNome(nome);
    if (aviso === undefined)
      prontos.push({ nome, place: recurso === undefined ? 0 : RECURSOS.indexOf(recurso) });
    else avisos.push(aviso);
  }
  prontos.sort((a, b) => a.place - b.place || a.nome.localeCompare(b.nome));
  return { prontos: prontos.map(({ nome }) => nome), avisos: avisos.sort() };
}
