import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEventHandler, useId } from 'react';
import type { ParcelaCartao } from '#contract/payment/pagamento.ts';
import { formatMoney } from '#lib/format-number.ts';
import { Field, fieldAttributes } from '#ui/form/field.tsx';
import * as css from './cartao.css.ts';

/** In how many instalments a card pays; nothing is chosen at first. */
export function ParcelasField({
  parcelas,
  error,
  onBlur,
}: {
  parcelas: readonly ParcelaCartao[];
  error: string | undefined;
  onBlur: FocusEventHandler<HTMLSelectElement>;
}) {
  const id = useId();
  const texts = { label: 'Parcelas', error };
  return (
    <Field id={id} {...texts}>
      <span className={css.selectPlace}>
        <select
          {...fieldAttributes(id, texts)}
          name="parcela"
          defaultValue=""
          onBlur={onBlur}
          className={css.select}
        >
          <option value="">SELECIONAR</option>
          {parcelas.map(({ idCartaoCreditoIntegracaoParcela: value, descricaoParcela, ...parcela }) => (
            <option key={value} value={value}>
              {descricaoParcela}
              {parcela.taxa > 0 && ` · total ${formatMoney(parcela.parcelas * parcela.valorParcela)}`}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" className={css.chevron} />
      </span>
    </Field>
  );
}
