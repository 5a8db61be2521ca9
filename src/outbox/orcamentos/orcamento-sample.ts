import { envioIntent } from '#outbox/outbox-sample.ts';
import type { OrcamentoIntent } from '#vault/orcamento-intents.ts';

/** For tests: a quotation of these products. */
export function orcamentoIntent(
  linhas: readonly { idItem: number; quantidade: number }[],
  part: Partial<OrcamentoIntent> = {},
): OrcamentoIntent {
  const { totalVisto, grupos, linhas: vistas } = envioIntent(linhas);
  return {
    tipo: 'orcamento',
    codigoLocal: 'A7K-042',
    observacao: '',
    validadeDias: 7,
    totalVisto,
    grupos,
    linhas: vistas,
    ...part,
  };
}
