import path from 'node:path';
import { fail, ok, type Result } from '#lib/result.ts';
import { findTabelas, type Tipo } from './file-to-lines.ts';
import { kindOf, type Pedido } from './import-file.ts';

/** Looks for the columns of all files before one is loaded; the sentence tells the faults of each by its name. */
export async function checkColumns(
  pedidos: readonly (Tipo & Pick<Pedido, 'arquivo' | 'modo'>)[],
): Promise<Result<void, string>> {
  const nomesPor = new Map<string, string[]>();
  for (const pedido of pedidos) {
    const { arquivo } = pedido;
    const kind = kindOf(arquivo);
    const found = kind === 'ndjson' ? ok(undefined) : await findTabelas(arquivo, kind, pedido);
    if (!found.ok) nomesPor.set(found.error, [...(nomesPor.get(found.error) ?? []), path.basename(arquivo)]);
  }
  if (nomesPor.size === 0) return ok(undefined);
  const faltas = [...nomesPor];
  if (pedidos.length === 1) return fail(faltas.map(([falta]) => falta).join('\n'));
  return fail(
    [
      ...faltas.map(([falta, nomes]) => `${nomes.join(', ')}: ${falta}`),
      'Nenhum arquivo foi carregado.',
    ].join('\n'),
  );
}
