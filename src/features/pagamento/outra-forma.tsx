import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { alterarFormaDoPedido, consultarFormasDoPedido } from '#contract/payment/formas-do-pedido.ts';
import { FORMA_BOLETO_ANTECIPADO, FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { Select } from '#ui/form/select.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './grupo.css.ts';
import { useAto } from './queries-ato.ts';
import { useConsulta } from './queries-consulta.ts';

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.alterar,
  semResposta: 'O servidor não respondeu. Veja como o pedido está antes de pagar.',
  ressalva: 'Veja como o pedido está antes de pagar.',
  area: 'conta',
};

/** A sentence about the method that the user leaves. */
function ressalvaDe(idFormaPagamento: number): string {
  if (idFormaPagamento === FORMA_PIX) return 'O código Pix de agora deixa de valer.';
  if (idFormaPagamento === FORMA_CARTAO) return 'O cartão não foi cobrado.';
  const pago =
    idFormaPagamento === FORMA_BOLETO_ANTECIPADO ? 'o boleto já foi pago' : 'o depósito já foi feito';
  return `Se ${pago}, não altere: espere a confirmação.`;
}

export type OutraFormaProps = {
  idPrePedido: number;
  idFormaPagamento: number;
  onChange: (opcao: PrazoFormaPagamento) => void;
};

/** A choice of another way to pay an order that awaits its payment; nothing where the customer has no other. */
export function OutraForma({ idPrePedido, idFormaPagamento, onChange }: OutraFormaProps) {
  const { isPending, run } = useOneAct();
  const ato = useAto();
  const { valor: opcoes = [], reler } = useConsulta(consultarFormasDoPedido, { query: { idPrePedido } });
  if (opcoes.length === 0) return null;

  const alterar = (opcao: PrazoFormaPagamento) =>
    run(async () => {
      const agreed = await confirm({
        title: 'Alterar forma de pagamento',
        text: `O pedido nº ${idPrePedido} passa a ser pago com: ${pagamentoText(opcao)}. ${ressalvaDe(idFormaPagamento)}`,
        yes: 'Sim, alterar',
      });
      if (!agreed) return null;
      const { idPrazo } = opcao.prazo;
      const body = { idPrePedido, idPrazo, idFormaPagamento: opcao.formaPagamento.idFormaPagamento };
      const reply = await ato(alterarFormaDoPedido, { body });
      if (reply.ok) onChange(reply.value);
      else await tellFalha(reply.error, PALAVRAS);
      reler();
      return null;
    });

  return (
    <div className={css.method}>
      <span aria-hidden="true">Pagar de outra forma</span>
      <Select
        label="Pagar de outra forma"
        value=""
        options={[
          { value: '', label: 'Escolher' },
          ...opcoes.map((opcao) => ({ value: opcao.id, label: pagamentoText(opcao) })),
        ]}
        onChange={(chosen) => {
          const opcao = opcoes.find((o) => o.id === chosen);
          if (opcao) alterar(opcao);
        }}
      />
      {isPending && <Spinner />}
    </div>
  );
}
