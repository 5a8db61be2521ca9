import CalendarClock from 'lucide-react/icons/calendar-clock';
import Gift from 'lucide-react/icons/gift';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useState } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { ComboBuy } from '#parts/combo/combo-buy.tsx';
import { ComboDrawing } from '#parts/combo/combo-drawing.tsx';
import { conteudoText, limiteText, prazoText, validadeText } from '#parts/combo/combo-words.ts';
import { useComboCompra } from '#parts/combo/use-combo-compra.ts';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { Selos } from '#parts/product/selos.tsx';
import { under } from '#theme/scale.ts';
import { Badge } from '#ui/badge.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './combo.css.ts';
import { ComboItens } from './combo-itens.tsx';
import { ComboSelos } from './combo-selos.tsx';

export type ComboDetalhesProps = {
  combo: Combo;
  compra: Compra | null;
  isVisitor: boolean;
  isInModal?: boolean;
  onAdded: () => void;
};

const PICTURE = { page: 220, modal: 132, phone: 100 } as const;

/** A whole combo: its price, its terms, and its products. */
export function ComboDetalhes({ combo, compra, isVisitor, isInModal = false, onAdded }: ComboDetalhesProps) {
  const [quantidade, setQuantidade] = useState(1);
  const vendido = useComboCompra(combo, compra);
  const isNarrow = useMedia(under.sheet);
  const { promocaoCombo, selos, itens } = combo;
  const Title = isInModal ? 'h3' : 'h1';
  const isGone = vendido?.estoque === 'falta';
  return (
    <div className={css.detail}>
      <div className={css.head}>
        <div className={css.picture}>
          <ComboDrawing
            itens={itens}
            size={isNarrow ? PICTURE.phone : isInModal ? PICTURE.modal : PICTURE.page}
          />
        </div>
        <div className={css.main}>
          <div className={css.badges}>
            <Badge tone="brand">{promocaoCombo.rotulo ?? 'Combo'}</Badge>
            <Selos selos={selos} />
          </div>
          <Title className={css.title}>{combo.descricao}</Title>
          <p className={css.conteudo}>
            {[
              nomeInformado(promocaoCombo.produtoFabricante?.descProdutoFabricante ?? ''),
              conteudoText(combo),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {promocaoCombo.detalhes !== '' && <p>{promocaoCombo.detalhes}</p>}
          {vendido && (
            <PrecoBlock preco={precoView(vendido.item, 1, compra?.calcularSt ?? false)} size="lg" />
          )}
          {isGone ? (
            <p className={css.gone}>Combo Indisponível</p>
          ) : (
            <EstoqueSign estoque={vendido?.estoque ?? null} units={vendido?.item.estoque ?? 0} />
          )}
          <div className={css.buy}>
            <ComboBuy
              combo={combo}
              vendido={vendido}
              isVisitor={isVisitor}
              isDense={false}
              quantidade={quantidade}
              onQuantidade={setQuantidade}
              onAdded={onAdded}
            />
          </div>
        </div>
      </div>
      <Terms combo={combo} />
      <Tabs
        label="Partes do combo"
        tabs={[
          { id: 'produtos', title: 'Produtos do Combo', content: <ComboItens itens={itens} /> },
          ...(!isVisitor && selos.length > 0
            ? [{ id: 'selos', title: 'Selos', content: <ComboSelos selos={selos} /> }]
            : []),
        ]}
      />
    </div>
  );
}

/** The end date, the number, the term, and the given products. */
function Terms({ combo: { promocaoCombo } }: { combo: Combo }) {
  const { valorTotalItensBonificados = 0 } = promocaoCombo;
  const terms: { icon: ReactNode; text: string | null }[] = [
    { icon: <CalendarClock size={18} aria-hidden="true" />, text: validadeText(promocaoCombo) },
    { icon: <UserRound size={18} aria-hidden="true" />, text: limiteText(promocaoCombo) },
    { icon: <Wallet size={18} aria-hidden="true" />, text: prazoText(promocaoCombo) },
    {
      icon: <Gift size={18} aria-hidden="true" />,
      text:
        valorTotalItensBonificados > 0 ? `${formatMoney(valorTotalItensBonificados)} em bonificação` : null,
    },
  ];
  return (
    <ul className={css.terms} aria-label="Condições do combo">
      {terms.map(({ icon, text }) =>
        text === null ? null : (
          <li key={text} className={css.term}>
            {icon}
            {text}
          </li>
        ),
      )}
    </ul>
  );
}
