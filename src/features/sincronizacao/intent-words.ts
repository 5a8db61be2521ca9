import { formatCount, formatMoney } from '#lib/format-number.ts';
import { nomeComMarca } from '#parts/product/nome-com-marca.ts';
import type { Intent, LinhaIntent } from '#vault/outbox-rows.ts';

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
      return linhaWords(intent);
  }
}

function linhaWords({ quantidade, base, detalhe, visto: { item } }: LinhaIntent): string {
  if (quantidade === 0) return `Remover ${nomeComMarca(item)}`;
  if (detalhe && quantidade === base.quantidade) return `Observação de ${nomeComMarca(item)}`;
  return `${formatCount(quantidade)} × ${nomeComMarca(item)}`;
}
