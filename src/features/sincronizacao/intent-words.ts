import { formatCount, formatMoney } from '#lib/format-number.ts';
import { nomeComMarca } from '#parts/product/nome-com-marca.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/** One change in the user's words. The step before a submission is part of it and is not told. */
export function intentWords(intent: Intent): string {
  switch (intent.tipo) {
    case 'envio':
      return `Pedido ${intent.codigoLocal} · ${formatMoney(intent.totalVisto)}`;
    case 'etapa':
      return 'Aceite das políticas';
    case 'pagamento':
      return `Pagamento: ${intent.descricaoPagamento}`;
    case 'extras':
      return intent.informar ? 'Dados extras do pedido' : 'Remover dados extras do pedido';
    case 'intencao':
      return `Avise-me: ${intent.descricao}`;
    case 'linha':
      return intent.quantidade === 0
        ? `Remover ${nomeComMarca(intent.visto.item)}`
        : `${formatCount(intent.quantidade)} × ${nomeComMarca(intent.visto.item)}`;
  }
}
