import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import {
  CASHBACK_EM_ANALISE,
  CASHBACK_LIBERADO,
  type CashbackLancamento,
} from '#contract/customers/meu-cashback.ts';
import { descricaoCashback } from '#domain/customer/meu-cashback.ts';
import * as legendaCss from '#parts/list/legenda.css.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { classNames } from '#ui/class-names.ts';

const ICON = { size: 14, 'aria-hidden': true } as const;

const classOf = (id: number): string =>
  classNames(legendaCss.marca, id === CASHBACK_LIBERADO ? TOM.verde : TOM.cinza);

/** The mark of an entry: an hourglass in analysis, a check when released, an arrow back for returned goods. */
export function Marca({
  meuCashbackSituacao: { idMeuCashbackSituacao: id },
  lancamento,
}: CashbackLancamento) {
  const Icon = lancamento.valor < 0 ? Undo2 : id === CASHBACK_LIBERADO ? Check : Hourglass;
  return (
    <span className={classOf(id)}>
      <Icon {...ICON} />
    </span>
  );
}

/** The meaning of the list's marks. */
export function Legendas() {
  return (
    <ul className={legendaCss.marcas} aria-label="Legenda da lista">
      {[CASHBACK_EM_ANALISE, CASHBACK_LIBERADO].map((id) => (
        <li key={id} className={legendaCss.item}>
          <span className={classOf(id)}>
            {id === CASHBACK_LIBERADO ? <Check {...ICON} /> : <Hourglass {...ICON} />}
          </span>
          {descricaoCashback(id)}
        </li>
      ))}
    </ul>
  );
}
