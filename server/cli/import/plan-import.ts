import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LIMITE_RETIRADA, MODOS } from '#contract/integration/carga.ts';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { guessKind } from '#server/integration/files/columns/guess-kind.ts';
import { PARTES_DE_PRODUTOS } from '#server/integration/files/columns/product-parts.ts';
import { whyUnknownFile } from './file-ends.ts';
import { readTitulos, type Tipo } from './file-to-lines.ts';
import { kindOf, type Pedido, recursoDoNome } from './import-file.ts';
import { recursoDasRecusadas } from './refused-file.ts';

/** The options of the command, as they were typed. */
export type Opcoes = {
  readonly recurso?: string | undefined;
  readonly modo?: string | undefined;
  /** The same as the mode `alterar`. */
  readonly alterar?: boolean | undefined;
  readonly simular?: boolean | undefined;
  readonly 'limite-retirada'?: string | undefined;
};

type Comum = Pick<Pedido, 'modo' | 'limiteRetirada' | 'anuncia'>;

function readComum(arquivos: readonly string[], opcoes: Opcoes): Result<Comum, string> {
  const { alterar = false } = opcoes;
  if (alterar && opcoes.modo !== undefined && opcoes.modo !== 'alterar')
    return fail(`--alterar e --modo ${opcoes.modo} não vão juntos.`);
  const modo = MODOS.find((nome) => nome === (opcoes.modo ?? (alterar ? 'alterar' : 'incluirAlterar')));
  if (modo === undefined) return fail(`Os modos: ${MODOS.join(', ')}.`);
  const limite = opcoes['limite-retirada'] ?? String(LIMITE_RETIRADA);
  if (!/^(100|\d{1,2})$/.test(limite)) return fail('--limite-retirada é uma porcentagem de 0 a 100.');
  if (opcoes.recurso !== undefined && arquivos.length > 1)
    return fail('--recurso vale para um só arquivo: carregue os outros à parte.');
  return ok({ modo, limiteRetirada: Number(limite), anuncia: arquivos.length > 1 });
}

/** The kind that a file's name begins with, or that the titles of its columns tell. */
async function guessRecurso(arquivo: string): Promise<NomeRecurso | undefined> {
  const doNome = recursoDoNome(arquivo);
  const kind = kindOf(arquivo);
  if (doNome !== undefined || kind === 'ndjson') return doNome;
  const titulos = await readTitulos(arquivo, kind);
  return titulos.ok ? guessKind(titulos.value) : undefined;
}

/**
 * The kind of a file: as the option says, or its name, or the titles of its columns. Refused prices or stock bring
 * nothing else; refused products bring theirs too, because these were not loaded.
 */
async function readTipo(arquivo: string, opcoes: Opcoes): Promise<Tipo | undefined> {
  const dado = RECURSOS.find((nome) => nome === opcoes.recurso);
  if (opcoes.recurso !== undefined) return dado === undefined ? undefined : { recurso: dado, partes: false };
  const achado = await guessRecurso(arquivo);
  const recurso = recursoDasRecusadas(arquivo) ?? achado;
  if (recurso === undefined) return undefined;
  const deProdutos = achado === 'produtos' && PARTES_DE_PRODUTOS.some((parte) => parte.recurso === recurso);
  return { recurso, partes: true, deProdutos };
}

/** The files of a command with their kinds, in the order in which an empty database needs them. */
export async function planImport(
  arquivos: readonly string[],
  opcoes: Opcoes,
): Promise<Result<readonly Omit<Pedido, 'simulacao'>[], string>> {
  const comum = readComum(arquivos, opcoes);
  if (!comum.ok) return comum;
  const pedidos: Omit<Pedido, 'simulacao'>[] = [];
  for (const arquivo of arquivos) {
    const found = await stat(arquivo).catch(() => undefined);
    const nome = path.basename(arquivo);
    const outro = found?.isFile() === true ? await whyUnknownFile(arquivo) : undefined;
    if (outro !== undefined) return fail(arquivos.length > 1 ? `${nome}: ${outro}` : outro);
    const tipo = await readTipo(arquivo, opcoes);
    if (tipo === undefined && (found?.isFile() === true || opcoes.recurso !== undefined))
      return fail(`Diga o que o arquivo ${nome} traz com --recurso: ${RECURSOS.join(', ')}.`);
    if (found?.isFile() !== true || tipo === undefined) return fail(`Não há o arquivo "${arquivo}".`);
    const isNamed = tipo.recurso === recursoDoNome(arquivo);
    const anuncia = comum.value.anuncia || (opcoes.recurso === undefined && !isNamed);
    pedidos.push({ ...comum.value, ...tipo, arquivo, anuncia });
  }
  return ok(pedidos.toSorted((a, b) => RECURSOS.indexOf(a.recurso) - RECURSOS.indexOf(b.recurso)));
}
