import Target from 'lucide-react/icons/target';
import { useMemo } from 'react';
import { efeitosDoCarrinho } from '#domain/metas/efeito.ts';
import { fatiasDe } from '#domain/metas/fatias.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useNow } from '#parts/device/use-now.ts';
import { nomeDaMeta, percentualText } from '#parts/metas/palavras.ts';
import { useMetas } from '#parts/metas/use-metas.ts';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import { keepMetasAbertas, readMetasAbertas } from './metas-abertas.ts';
import * as css from './metas-do-carrinho.css.ts';

/** The goals that the cart moves, behind a closed title; nothing where it moves none. Paper never has them. */
export function MetasDoCarrinho({ naTela }: { naTela: CarrinhoNaTela }) {
  const { carrinho, produtos, combos, cliente } = naTela;
  const lidas = useMetas(useNow());
  const efeitos = useMemo(
    () =>
      efeitosDoCarrinho(lidas?.metas ?? [], cliente.idPessoa, {
        total: carrinho.valorTotal,
        fatias: fatiasDe(carrinho.itens, produtos, combos),
      }),
    [lidas, cliente.idPessoa, carrinho, produtos, combos],
  );
  if (!lidas || efeitos.length === 0) return null;
  return (
    <div data-print="hide">
      <Disclosure
        title="Metas"
        icon={<Target size={20} aria-hidden="true" />}
        isOpenAtFirst={readMetasAbertas()}
        onOpenChange={keepMetasAbertas}
      >
        <ul className={css.metas}>
          {efeitos.map(({ meta, mais, antes, depois }) => (
            <li key={meta.idMeta}>
              {`Com este carrinho: ${efeitoText(mais, antes, depois)} da ${nomeDaMeta(lidas.mes, meta)}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** '60 % → 64 %'; the amount where it moves no whole percent. */
const efeitoText = (mais: number, antes: number, depois: number): string =>
  antes === depois
    ? `+ ${formatMoney(mais)}, ${percentualText(antes)}`
    : `${percentualText(antes)} → ${percentualText(depois)}`;
