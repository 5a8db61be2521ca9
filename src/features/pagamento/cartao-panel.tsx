import type { Ref } from 'react';
import {
  consultarBandeiras,
  consultarParcelasCartao,
  validarIntegracaoCartao,
} from '#contract/payment/pagamento.ts';
import { Notice } from '#ui/notice.tsx';
import type { Cobrado } from './cartao-entrada.ts';
import { CartaoForm, type CartaoFormHandle } from './cartao-form.tsx';
import { PainelFalha, PainelLendo } from './painel.tsx';
import { useConsulta } from './queries-consulta.ts';

/** The card of an order: its options are read first, then the form appears. */
export function CartaoPanel({ cobrado, ref }: { cobrado: Cobrado; ref: Ref<CartaoFormHandle> }) {
  const { idPrePedido, idPessoaFilial } = cobrado;
  const integracao = useConsulta(validarIntegracaoCartao, { query: { idPessoaFilial } });
  const parcelas = useConsulta(consultarParcelasCartao, { query: { idPrePedido, idPessoaFilial } });
  const bandeiras = useConsulta(consultarBandeiras, { query: { idPessoaFilial } });
  const all = [integracao, parcelas, bandeiras];
  if (!integracao.valor || !parcelas.valor || !bandeiras.valor) {
    const falha = all.find((lido) => lido.falha)?.falha;
    if (!falha) return <PainelLendo />;
    return (
      <PainelFalha
        falha={falha}
        isLendo={all.some((lido) => lido.isLendo)}
        onRetry={() => {
          for (const lido of all) lido.reler();
        }}
      />
    );
  }
  return (
    <>
      {!integracao.valor.liberada && (
        <Notice tone="caution">
          O pagamento com cartão de crédito está indisponível para este centro de distribuição agora.
        </Notice>
      )}
      <CartaoForm
        ref={ref}
        cobrado={cobrado}
        opcoes={{ parcelas: parcelas.valor, bandeiras: bandeiras.valor }}
      />
    </>
  );
}
