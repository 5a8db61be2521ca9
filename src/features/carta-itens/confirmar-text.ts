import { formatCount } from '#lib/format-number.ts';
import type { CartaLida } from '#mirror/cartas.ts';
import { toGrupos } from './itens.ts';

/** Corrections that the question names; the others are counted. */
const NOMEADAS = 5;

/** The question before a letter is confirmed: its invoice and its corrections, one a line. */
export function confirmarText({ carta, itens }: CartaLida): string {
  const correcoes = toGrupos(itens).flatMap(({ produto, lote, corrigidos }) =>
    corrigidos.map(
      (corrigido) =>
        `${produto.descProduto}: lote ${lote} para ${corrigido.lote} (${formatCount(corrigido.quantidade)} un.)`,
    ),
  );
  const outras = correcoes.length - NOMEADAS;
  const nomeadas = [
    ...correcoes.slice(0, NOMEADAS),
    ...(outras > 0 ? [outras === 1 ? 'e mais 1 correção' : `e mais ${outras} correções`] : []),
  ];
  return [
    `Confirmar a carta de correção da nota fiscal ${carta.titulo.numDocumento}?`,
    '',
    ...nomeadas.map((linha) => `• ${linha}`),
    '',
    'Depois de confirmada, a carta não pode mais ser alterada nem excluída.',
  ].join('\n');
}
