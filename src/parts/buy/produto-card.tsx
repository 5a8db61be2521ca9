import { memo } from 'react';
import { descricaoProduto } from '#domain/price/produto.ts';
import { classNames } from '#ui/class-names.ts';
import { useIsDense } from '#ui/use-is-dense.ts';
import { useCompravel } from './compravel.ts';
import * as css from './produto-card.css.ts';
import { type ProdutoCardProps, ProdutoFace } from './produto-face.tsx';
import { VerPreco } from './ver-preco.tsx';

/** A product card: lets the user buy, or asks a visitor to sign in. */
export const ProdutoCard = memo(function ProdutoCard(props: ProdutoCardProps) {
  const drawCompravel = useCompravel();
  return drawCompravel ? drawCompravel(props) : <ProdutoVisitante {...props} />;
});

function ProdutoVisitante(props: ProdutoCardProps) {
  const isDense = useIsDense();
  const { nome, apresentacao } = props.produto;
  return (
    <ProdutoFace {...props} isVisitor>
      <div className={classNames(css.buy, css.over)} data-dense={isDense || undefined}>
        <VerPreco label={descricaoProduto(nome, apresentacao)} size={isDense ? 'sm' : 'md'} />
      </div>
    </ProdutoFace>
  );
}
