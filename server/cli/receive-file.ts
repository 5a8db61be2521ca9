import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readRespostas } from '#server/order-files/read-answers.ts';
import { takeRespostas } from '#server/order-files/take-answers.ts';
import type { Office } from './command.ts';
import { sayCount } from './say-count.ts';

/** A file of answers by its name: `123.ret`, `recebimentos-1130.txt`. */
export const isArquivoDeRespostas = (nome: string): boolean =>
  /\.ret$/i.test(nome) || /^recebimentos.*\.txt$/i.test(path.basename(nome));

/** Takes the company's answers of a file and prints what became of them; fails when one could not be taken. */
export async function receiveFile(
  db: Database,
  arquivo: string,
  office: Office,
): Promise<Result<undefined, string>> {
  const respostas = readRespostas(await readFile(arquivo));
  if (!respostas.ok) return fail(respostas.error.frase);
  const { recebidos, recusados, erros } = await takeRespostas(db, respostas.value, office.clock);
  for (const { idPrePedido, itens } of recebidos)
    for (const { posicao, produto, quantidadeAtendida, motivo } of itens)
      office.say(`Pedido ${idPrePedido}, item ${posicao} (${produto}): ${quantidadeAtendida}; ${motivo}.`);
  office.say(
    `Respostas: ${sayCount(recebidos.length, 'recebido')}, ${sayCount(recusados.length, 'recusado')}, ${erros.length} com erro.`,
  );
  return erros.length === 0 ? ok(undefined) : fail(erros.join('\n'));
}
