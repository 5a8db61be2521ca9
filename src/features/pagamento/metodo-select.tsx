import type { CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { Select } from '#ui/form/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './grupo.css.ts';

/** Another way to pay a group, among the customer's own. */
export function MetodoSelect({
  titulo,
  grupo,
  opcoes,
  isPending,
  onChange,
}: {
  titulo: string;
  grupo: Pick<CarrinhoGrupo, 'prazo' | 'formaPagamento'>;
  opcoes: readonly PrazoFormaPagamento[];
  isPending: boolean;
  onChange: (opcao: PrazoFormaPagamento) => void;
}) {
  const chosen = `${grupo.prazo?.idPrazo ?? 0}_${grupo.formaPagamento?.idFormaPagamento ?? 0}`;
  const own = opcoes.some((opcao) => opcao.id === chosen)
    ? []
    : [{ value: chosen, label: pagamentoText(grupo) }];
  return (
    <span className={css.method}>
      <span className={css.methodName} aria-hidden="true">
        Pagar com
      </span>
      <Select
        label={`Meio de pagamento de ${titulo}`}
        value={chosen}
        options={[...own, ...opcoes.map((opcao) => ({ value: opcao.id, label: pagamentoText(opcao) }))]}
        onChange={(id) => {
          const opcao = opcoes.find((o) => o.id === id);
          if (opcao && id !== chosen && !isPending) onChange(opcao);
        }}
      />
      {isPending && <Spinner />}
    </span>
  );
}
