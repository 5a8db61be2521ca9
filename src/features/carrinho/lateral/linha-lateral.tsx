import Trash2 from 'lucide-react/icons/trash-2';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { restanteDoLimite } from '#domain/combo/combo-limite.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { LinhaPicture } from '#features/carrinho/linha-picture.tsx';
import type { LinhaActs } from '#features/carrinho/use-linha-acts.ts';
import { atendimentoOf, type LinhaNaTela } from '#features/carrinho/view.ts';
import { formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ComboDrawing } from '#parts/combo/combo-drawing.tsx';
import { useComboDaLinha } from '#parts/combo/use-combos.ts';
import { Status } from '#ui/badge.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Money } from '#ui/money.tsx';
import * as css from './lateral.css.ts';

const PICTURE = 40;

/** One line of the side cart: name, quantity, total. */
export function LinhaLateral({
  linha,
  item,
  produto,
  acts,
}: {
  linha: LinhaNaTela;
  item: ItemCalculado;
  produto: ProdutoResumo | undefined;
  acts: LinhaActs;
}) {
  const combo = useComboDaLinha(linha.linha);
  const atendimento = atendimentoOf(item);
  const { descricao } = linha;
  return (
    <li className={css.linha}>
      <span className={css.picture}>
        {combo ? (
          <ComboDrawing itens={combo.itens} size={PICTURE} />
        ) : (
          <LinhaPicture descricao={descricao} marca={linha.marca} produto={produto} size={PICTURE} />
        )}
      </span>
      <div className={css.words}>
        <p className={css.name}>{keepPack(descricao)}</p>
        <p className={css.meta}>
          {linha.marca !== '' && <>{linha.marca} · </>}
          <span className={css.price}>{formatUnitPrice(item.valorLiquido)} un.</span>
        </p>
        {atendimento && <Status tone={atendimento.tone}>{atendimento.texto}</Status>}
      </div>
      <div className={css.quantity}>
        <QuantityStepper
          label={descricao}
          value={item.quantidade}
          {...(combo ? { max: Math.max(item.quantidade, restanteDoLimite(combo.promocaoCombo)) } : {})}
          onChange={(quantidade) => acts.setQuantidade(linha, quantidade, 'side')}
          onDelete={() => acts.remove(linha)}
        />
        <span className={css.lineTotal}>
          <Money cents={item.valorTotal} />
        </span>
        <IconButton
          label={`Remover ${descricao}`}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onPress={() => acts.remove(linha)}
        />
      </div>
    </li>
  );
}
