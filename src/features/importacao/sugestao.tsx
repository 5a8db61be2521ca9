import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { Button } from '#ui/button.tsx';
import * as css from './import.css.ts';
import type { Sugestao } from './sugerir.ts';

type Props = { produto: ProdutoResumo };

const outraEmbalagem = (pedidas: number): string =>
  `Outra embalagem? A linha pede ${formatCount(pedidas)} ${pedidas === 1 ? 'unidade' : 'unidades'}.`;

const descricao = ({ nome, apresentacao }: ProdutoResumo): string => descricaoProduto(nome, apresentacao);

/** Asks whether a product is the one that a line's name means, and says if it may be another pack. */
export function SugestaoText({ produto, pedidas }: Sugestao) {
  return (
    <>
      <span className={css.suggested}>{keepPack(`Será este? ${descricao(produto)}`)}</span>
      {pedidas !== null && <span className={css.suggested}>{outraEmbalagem(pedidas)}</span>}
      <span className={css.detail}>{nomeInformado(produto.fabricante)}</span>
    </>
  );
}

/** Takes the suggested product for the line. */
export function SugestaoAct({ produto, onUse }: Props & { onUse: () => void }) {
  return (
    <Button size="sm" variant="primary" aria-label={`Usar ${descricao(produto)}`} onPress={onUse}>
      Usar
    </Button>
  );
}
