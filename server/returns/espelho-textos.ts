import { totaisDe } from '#domain/returns/espelho.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { PapelDaDevolucao } from './data/papel.ts';

/** A heading and the text below it. */
type Texto = readonly [titulo: string, texto: string];

/** The sentence with which the customer's invoice names the invoice whose goods go back. */
export function complementoDe(papel: PapelDaDevolucao): string {
  const { nota, isTotal, idDevolucaoVenda } = papel;
  return (
    `Devolução ${isTotal ? 'total' : 'parcial'} da NF-e nº ${nota.numDocumento}, série ${nota.serieDocumento}, ` +
    `de ${formatDate(nota.dataDocumento)}, chave ${nota.chaveAcesso}. Devolução nº ${idDevolucaoVenda}.`
  );
}

/** The texts at the end of a mirror; only a return with ST has one about it. */
export function textosDoEspelho(papel: PapelDaDevolucao): readonly Texto[] {
  const { st } = totaisDe(papel.linhas);
  return [
    ...(st > 0
      ? [
          [
            'ICMS-ST',
            'ICMS-ST a informar em outras despesas acessórias ou em campo próprio, conforme a orientação da UF: ' +
              `${formatMoney(st)}, já somados ao valor total da nota.`,
          ] as const,
        ]
      : []),
    ['INFORMAÇÕES COMPLEMENTARES DA NOTA FISCAL', complementoDe(papel)],
    ['OBSERVAÇÕES', papel.observacoes || 'Sem observações.'],
  ];
}
